import { RotateCw } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { approvalEndpoints, type SharedPost, type SharedPosts } from '#shared/publishing/approvals.ts';
import { ApiError, sentenceOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { localSetting, useLocalSetting } from '#web/core/app/local-setting.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { PublicFrame } from '#web/core/public/public-frame.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { useDocumentTitle } from '#web/core/ui/page.tsx';
import { Spinner } from '#web/core/ui/spinner.tsx';
import { PostToApprove } from './post-to-approve.tsx';
import { needsAnswer } from './shared-states.ts';

type Answer = { shared: SharedPosts } | { problem: Sentence; canRetry: boolean };

/** Of this browser: a link is forwarded, and each who has it signs with a name. */
const ownName = localSetting('vitrin-approval-name');

/** Where a link for approval leads: without an account, and first of all on a phone. */
export function ApprovalPage({ token }: { token: string }) {
  const t = useT();
  useDocumentTitle(t('Posts to approve'));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const read = useCallback(async () => setAnswer(await readShared(token)), [token]);
  useEffect(() => void read(), [read]);

  function show(post: SharedPost) {
    setAnswer((known) => (known && 'shared' in known ? { shared: withPost(known.shared, post) } : known));
  }
  return (
    <PublicFrame>
      <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:py-14">
        {answer === null ? (
          <Spinner label={t('Loading')} className="size-5" />
        ) : 'problem' in answer ? (
          <Failed {...answer} onRetry={read} />
        ) : (
          <Shared token={token} shared={answer.shared} onAnswered={show} onChanged={read} />
        )}
      </div>
    </PublicFrame>
  );
}

interface SharedProps {
  token: string;
  shared: SharedPosts;
  onAnswered: (post: SharedPost) => void;
  onChanged: () => Promise<void>;
}

function Shared({ token, shared, onAnswered, onChanged }: SharedProps) {
  const t = useT();
  const { storeName, timeZone, label, expiresAt, posts } = shared;
  const momentText = useMomentText(timeZone);
  const name = useLocalSetting(ownName) ?? label;
  const open = posts.filter(({ state }) => needsAnswer(state));
  const answered = posts.filter(({ state }) => !needsAnswer(state));
  const list = (shown: SharedPost[]): ReactNode =>
    shown.map((post) => (
      <PostToApprove
        key={post.id}
        token={token}
        storeName={storeName}
        timeZone={timeZone}
        name={name}
        post={post}
        onAnswered={onAnswered}
        onChanged={onChanged}
      />
    ));
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-pretty text-2xl sm:text-3xl">
          {t('{store} asks for your approval', { store: storeName })}
        </h1>
        <p className="text-ink-soft text-sm">
          {t('You see each post as its network will show it. Times are in {zone}.', {
            zone: zoneText(timeZone, t),
          })}{' '}
          {t('This link opens until {moment}.', { moment: momentText(expiresAt) })}
        </p>
        <p role="status" className="font-medium text-sm">
          {open.length > 0
            ? t.plural(open.length, {
                one: 'One post waits for your answer.',
                other: '{n} posts wait for your answer.',
              })
            : t('Nothing is left to approve. Thank you.')}
        </p>
      </header>
      {posts.length > 0 && (
        <Field label={t('Your name')} hint={t('It stands with your answers.')}>
          <TextInput
            autoComplete="name"
            maxLength={60}
            value={name}
            onChange={({ target }) => ownName.write(target.value)}
          />
        </Field>
      )}
      {open.length > 0 && <div className="grid gap-6">{list(open)}</div>}
      {answered.length > 0 && (
        <section aria-label={t('Posts with an answer')} className="grid gap-6">
          <h2 className="text-lg">{t('Posts with an answer')}</h2>
          {list(answered)}
        </section>
      )}
    </>
  );
}

function Failed({
  problem,
  canRetry,
  onRetry,
}: {
  problem: Sentence;
  canRetry: boolean;
  onRetry: () => void;
}) {
  const t = useT();
  return (
    <>
      <h1 className="text-2xl">{t('Posts to approve')}</h1>
      <Alert
        variant="destructive"
        action={
          canRetry && (
            <Button variant="secondary" size="small" onClick={onRetry}>
              <RotateCw aria-hidden />
              {t('Retry')}
            </Button>
          )
        }
      >
        {t.message(problem)}
      </Alert>
    </>
  );
}

async function readShared(token: string): Promise<Answer> {
  try {
    return { shared: await call(approvalEndpoints.read, { params: { token } }) };
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    const isOver = error instanceof ApiError && (error.status === 404 || error.status === 410);
    return {
      problem: problem ? sentenceOf(problem) : text('Vitrin does not answer at the moment.'),
      canRetry: !isOver,
    };
  }
}

function withPost(shared: SharedPosts, post: SharedPost): SharedPosts {
  return { ...shared, posts: shared.posts.map((known) => (known.id === post.id ? post : known)) };
}
