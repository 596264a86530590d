import { useQueryClient } from '@tanstack/react-query';
import { text } from '#shared/core/sentence.ts';
import { LEARNS_FROM, type Learning, learningEndpoints } from '#shared/publishing/learning.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMay } from '#web/core/session/may.ts';
import { Card } from '#web/core/ui/card.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { learningQuery } from './queries.ts';

/** Whether what posts earned decides what comes next. */
export function LearningCard({ storeId }: { storeId: string }) {
  const t = useT();
  return (
    <Card title={t('Learning from what posts earned')}>
      <Loaded
        query={learningQuery(storeId)}
        failed={t('Failed to load what is learnt.')}
        waiting={<Skeleton className="h-12 rounded-lg" />}
      >
        {(learning) => <LearningChoice storeId={storeId} learning={learning} />}
      </Loaded>
    </Card>
  );
}

function LearningChoice({ storeId, learning }: { storeId: string; learning: Learning }) {
  const t = useT();
  const client = useQueryClient();
  const mayManage = useMay('manage');
  const { mutate, isPending } = useChange({
    change: (isOn: boolean) => call(learningEndpoints.change, { params: { storeId }, body: { isOn } }),
    onSuccess: (changed) => client.setQueryData(learningQuery(storeId).queryKey, changed),
    onError: (error) =>
      toast({
        title: t.message(reasonOf(error, text('That did not work. Please try again.'))),
        variant: 'destructive',
      }),
  });
  return (
    <Checkbox
      checked={learning.isOn}
      disabled={isPending || !mayManage}
      onCheckedChange={(checked) => mutate(checked)}
      label={
        <span className="grid gap-0.5">
          <span className="font-medium">
            {t('Choose times, kinds and tones of posts by what earlier posts earned')}
          </span>
          <LearningState learning={learning} />
        </span>
      }
    />
  );
}

function LearningState({ learning: { isOn, isActive, posts, selling } }: { learning: Learning }) {
  const t = useT();
  const format = useFormat();
  const facts = {
    posts: format.number(posts),
    selling: format.number(selling),
    neededPosts: format.number(LEARNS_FROM.posts),
    neededSelling: format.number(LEARNS_FROM.selling),
  };
  const words = !isOn
    ? t('Off: likes, comments and shares decide, and the hours in which your store sells.')
    : isActive
      ? t(
          'At work: {posts} posts of the last twelve months, {selling} of them with an order. Differences that chance explains are not followed, and a tone that you chose yourself stays.',
          facts,
        )
      : t(
          'It begins with {neededPosts} posts whose earnings are known, {neededSelling} of them with an order. So far there are {posts}, with an order {selling}. Until then likes, comments and shares decide.',
          facts,
        );
  return <span className="text-ink-soft">{words}</span>;
}
