import { Check, MessageSquareWarning } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type Sentence, text } from '#shared/core/sentence.ts';
import {
  approvalEndpoints,
  COMMENT_MAX,
  type OutsideVerdict,
  type SharedPost,
} from '#shared/publishing/approvals.ts';
import { ApiError, reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { cardLook } from '#web/core/ui/card.tsx';
import { Field, TextArea } from '#web/core/ui/field.tsx';
import { CommentList } from '#web/publishing/approval-links/comment-list.tsx';
import { SheetPreview } from '#web/publishing/calendar/sheet/sheet-preview.tsx';
import { canAnswer, needsAnswer, STATE_LOOKS } from './shared-states.ts';

interface PostToApproveProps {
  token: string;
  storeName: string;
  timeZone: string;
  /** Of the reader, which an answer is signed with. */
  name: string;
  post: SharedPost;
  onAnswered: (post: SharedPost) => void;
  /** It is another than the one that is shown. */
  onChanged: () => Promise<void>;
}

type Verdict = OutsideVerdict['verdict'];

/** One post as its network will show it, what was said of it, and the answer. */
export function PostToApprove({ storeName, timeZone, post, ...answering }: PostToApproveProps) {
  const t = useT();
  const momentText = useMomentText(timeZone);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const { name, tone, note } = STATE_LOOKS[post.state];
  const { caption, hashtags, shortText, description, link } = post;
  const accounts =
    post.accounts.length > 0 ? post.accounts : [{ network: 'instagram', name: storeName } as const];
  return (
    <article aria-labelledby={titleId} className={`${cardLook} gap-4 p-4 sm:p-5`}>
      <header className="grid gap-1">
        <h3
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base outline-none"
        >
          <time dateTime={post.scheduledFor}>{momentText(post.scheduledFor)}</time>
          <Badge tone={tone}>{t(name)}</Badge>
        </h3>
        <p className="text-ink-soft text-sm">{t(note)}</p>
      </header>
      <SheetPreview
        accounts={accounts}
        post={post}
        words={{ caption, hashtags, shortText, description, link }}
      />
      <CommentList comments={post.comments} timeZone={timeZone} />
      {needsAnswer(post.state) || isOpen ? (
        <AnswerForm
          {...answering}
          post={post}
          onAnswered={(answered) => {
            setOpen(false);
            answering.onAnswered(answered);
            heading.current?.focus();
          }}
        />
      ) : (
        canAnswer(post.state) && (
          <Button variant="ghost" className="justify-self-start self-start" onClick={() => setOpen(true)}>
            {t('Answer again')}
          </Button>
        )
      )}
    </article>
  );
}

function AnswerForm({
  token,
  name,
  post,
  onAnswered,
  onChanged,
}: Omit<PostToApproveProps, 'storeName' | 'timeZone'>) {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const [comment, setComment] = useState('');
  const [pending, setPending] = useState<Verdict | null>(null);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Sentence | null>(null);

  async function answer(verdict: Verdict) {
    setProblem(null);
    if (!name.trim()) return setProblem(text('Please enter your name.'));
    if (verdict === 'ask-for-changes' && !comment.trim()) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setPending(verdict);
    try {
      const body = { verdict, name: name.trim(), comment: comment.trim(), edition: post.edition };
      onAnswered(await call(approvalEndpoints.answer, { params: { token, postId: post.id }, body }));
    } catch (error) {
      setProblem(reasonOf(error, text('Your answer could not be saved. Please try again.')));
      if (error instanceof ApiError && error.status < 500) await onChanged();
    }
    setPending(null);
  }
  return (
    <div className="grid gap-3">
      {problem && <Alert variant="destructive">{t.message(problem)}</Alert>}
      <Field
        label={t('Your remarks')}
        note={t('Needed to ask for changes')}
        error={missing ? t('Please say what should be different.') : undefined}
      >
        <TextArea
          ref={field}
          rows={3}
          maxLength={COMMENT_MAX}
          value={comment}
          onChange={({ target }) => {
            setComment(target.value);
            setMissing(false);
          }}
        />
      </Field>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button
          size="large"
          pending={pending === 'approve'}
          disabled={pending !== null}
          onClick={() => answer('approve')}
        >
          <Check aria-hidden />
          {t('Approve')}
        </Button>
        <Button
          size="large"
          variant="secondary"
          pending={pending === 'ask-for-changes'}
          disabled={pending !== null}
          onClick={() => answer('ask-for-changes')}
        >
          <MessageSquareWarning aria-hidden />
          {t('Ask for changes')}
        </Button>
      </div>
    </div>
  );
}
