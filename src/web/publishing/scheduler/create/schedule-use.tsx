import { useQueries } from '@tanstack/react-query';
import type { AiStatus } from '#shared/content/ai-status.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { POSTS_PER_WEEK } from '#shared/publishing/schedules.ts';
import type { SocialAccount } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { aiStatusQuery } from '#web/content/ai-status/queries.ts';
import { usageQuery } from '#web/content/queries.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { accountsQuery } from '#web/publishing/social-accounts/queries.ts';
import type { ScheduleForm } from './schedule-form.ts';

/** What the schedule will use, before it is made: of the allowance, and of an AI provider. */
export function ScheduleUse({ store, form }: { store: Store; form: ScheduleForm }) {
  const t = useT();
  const [usage, ai, accounts] = useQueries({
    queries: [usageQuery(), aiStatusQuery(), accountsQuery(store.id)],
  });
  if (usage.isError || ai.isError)
    return <p className="text-ink-soft text-xs">{t('What the schedule will use could not be computed.')}</p>;
  const limit = usage.data?.scheduled?.limit;
  if (limit === undefined || !ai.data || accounts.isPending) return <Skeleton className="h-8" />;
  if (limit === 0)
    return (
      <p className="text-caution text-xs">
        {t('Vitrin writes no scheduled posts here. The posts stay empty until you write them.')}
      </p>
    );
  const posts = POSTS_PER_WEEK[form.frequency];
  const requests = posts * textsOfPost(form, accounts.data?.accounts ?? []);
  return (
    <p className="text-ink-soft text-xs">
      {t.plural(
        posts,
        {
          one: 'Uses {n} scheduled post a week. Your allowance is {limit} a day, apart from the limits of the content creator.',
          other:
            'Uses {n} scheduled posts a week. Your allowance is {limit} a day, apart from the limits of the content creator.',
        },
        { limit },
      )}{' '}
      {writerOf(form.templateId ? null : ai.data, requests, t)}
    </p>
  );
}

function writerOf(ai: AiStatus | null, requests: number, t: ReturnType<typeof useT>): string {
  if (!ai?.textModel) return t('Vitrin writes and draws them itself, at no cost.');
  const model = nameOf(ai);
  if (ai.server)
    return t('The texts come from {model} on this computer, at no cost. Vitrin draws the pictures itself.', {
      model,
    });
  const most = MOST_REQUESTS_A_TEXT * requests;
  return t(
    'The texts come from {model}: usually {requests} requests a week, at most {most}. The provider charges for them. Vitrin draws the pictures itself.',
    { model, requests, most },
  );
}

/** A text that does not pass the check is asked for once more. */
const MOST_REQUESTS_A_TEXT = 2;

/** Some networks take little, so a post that goes out there and elsewhere has a second text. */
function textsOfPost({ platform }: ScheduleForm, accounts: readonly SocialAccount[]): number {
  const hasShort = accounts.some(({ network }) => NETWORKS[network].takesShortText);
  return platform === 'all' && hasShort ? 2 : 1;
}

const PROVIDERS: Record<AiStatus['provider'], string | null> = {
  builtin: null,
  openai: 'OpenAI',
  google: 'Google',
  anthropic: 'Anthropic',
  'openai-compatible': null,
};

function nameOf({ provider, textModel }: AiStatus): string {
  return [PROVIDERS[provider], textModel].filter(Boolean).join(' ');
}
