import { Send, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import {
  type Mentionable,
  type NewComment,
  type OutsideAnswer,
  postCommentEndpoints,
} from '#shared/publishing/approvals.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { useMay } from '#web/core/session/may.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { CommentField } from './comment-field.tsx';
import { CommentList } from './comment-list.tsx';
import { commentsQuery } from './queries.ts';
import { ShareDialog } from './share-dialog.tsx';

interface PostCommentsProps {
  store: Store;
  postId: string;
  /** It has not gone out, so people outside can still be asked. */
  canAsk: boolean;
}

/** What was said of a post, within the account and outside. */
export function PostComments({ store, postId, canAsk }: PostCommentsProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-label={t('Comments and approval')} className="grid gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-base">{t('Comments')}</h3>
        {canAsk && (
          <RoleButton needs="approve" variant="secondary" size="small" onClick={() => setAsking(true)}>
            <UserRoundCheck aria-hidden />
            {t('Ask someone outside to approve')}
          </RoleButton>
        )}
      </div>
      <Loaded
        query={commentsQuery(store.id, postId)}
        failed={t('Failed to load the comments.')}
        waiting={<Skeleton className="h-16 rounded-lg" />}
      >
        {({ comments, answer, people }) => (
          <>
            {answer && <AnswerNote answer={answer} timeZone={store.timeZone} />}
            <CommentList comments={comments} timeZone={store.timeZone} people={people} />
            <WriteComment storeId={store.id} postId={postId} people={people} />
          </>
        )}
      </Loaded>
      {isAsking && <ShareDialog store={store} scope={{ postId }} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** How people outside last answered, and whether that is still about the post as it is. */
function AnswerNote({ answer, timeZone }: { answer: OutsideAnswer; timeZone: string }) {
  const t = useT();
  const momentText = useMomentText(timeZone);
  const values = { name: answer.author, moment: momentText(answer.at) };
  const again = answer.canAnswerAgain
    ? t('It was changed since, so the same link asks again.')
    : t('It was changed since, and the link no longer opens. Make a new one to ask again.');
  if (answer.kind === 'approved')
    return (
      <Alert
        variant={answer.isOutdated ? 'caution' : 'success'}
        title={t('Approved by {name} on {moment}', values)}
      >
        {answer.isOutdated && again}
      </Alert>
    );
  return (
    <Alert variant="caution" title={t('{name} asked for changes on {moment}', values)}>
      {answer.isOutdated && again}
    </Alert>
  );
}

interface WriteCommentProps {
  storeId: string;
  postId: string;
  people: readonly Mentionable[];
}

function WriteComment({ storeId, postId, people }: WriteCommentProps) {
  const t = useT();
  const [words, setWords] = useState('');
  const [isShared, setShared] = useState(false);
  const [mayWrite, mayApprove] = [useMay('write'), useMay('approve')];
  const mayShare = mayWrite || mayApprove;
  const writing = useChange({
    change: (body: NewComment) => call(postCommentEndpoints.add, { params: { storeId, postId }, body }),
    invalidates: [commentsQuery(storeId, postId)],
    onSuccess: () => setWords(''),
  });
  const said = words.trim();
  return (
    <div className="grid gap-2">
      {writing.isError && (
        <Alert variant="destructive" title={t('The comment could not be saved.')}>
          {t.message(reasonOf(writing.error, text('Something went wrong. Please try again.')))}
        </Alert>
      )}
      <CommentField people={people} value={words} onChange={setWords} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {mayShare && (
          <Checkbox
            label={t('Show it to people with a link, too')}
            checked={isShared}
            onCheckedChange={setShared}
          />
        )}
        <Button
          variant="secondary"
          size="small"
          blocked={!said && t('Please write something first.')}
          pending={writing.isPending}
          onClick={() => writing.mutate({ text: said, isShared: isShared && mayShare })}
        >
          <Send aria-hidden />
          {t('Comment')}
        </Button>
      </div>
    </div>
  );
}
