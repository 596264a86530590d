import * as z from 'zod/mini';
import { Resource, USAGE_LIMIT_EXCEEDED } from '#shared/content/usage.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { RESOURCE_TEXTS } from '#web/content/option-texts.ts';
import { ApiError, isLoggedOut, reasonOf, sentenceOf } from '#web/core/api/api-error.ts';
import { type Translate, t } from '#web/core/app/i18n.ts';
import { type Toast, toast } from '#web/core/ui/toast.ts';

type Asked = 'content' | 'variations';

const LimitReached = z.object({
  error: z.literal(USAGE_LIMIT_EXCEEDED),
  resourceType: Resource,
  usage: z.object({
    limit: z.number(),
    period: z._default(z.enum(['day', 'week']), 'day'),
    resetsAt: z.optional(z.string()),
  }),
});

export function showFailure(error: Error, asked: Asked): void {
  const problem = error instanceof ApiError ? error.problem : null;
  // They cancelled it themselves, or already see that the session ended.
  if (problem?.error === 'generation_cancelled' || isLoggedOut(error)) return;
  const limit = LimitReached.safeParse(problem);
  toast({
    ...(limit.success ? limitToast(limit.data, asked) : failureToast(error, asked)),
    variant: 'destructive',
  });
}

function failureToast(error: Error, asked: Asked): Toast {
  const otherwise =
    asked === 'variations'
      ? text('Failed to generate variations. Please try again.')
      : text('Failed to generate content. Please try again.');
  return { title: t('Generation Failed'), description: t.message(reasonOf(error, otherwise)) };
}

function limitToast({ resourceType, usage }: z.infer<typeof LimitReached>, asked: Asked): Toast {
  const { limit, period, resetsAt } = usage;
  if (limit === 0) return { title: t('Unavailable'), description: notOffered(resourceType) };
  const values = { limit, resource: t(RESOURCE_TEXTS[resourceType]) };
  const isWeekly = period === 'week' && resetsAt !== undefined;
  const used = isWeekly
    ? t("You've used all {limit} {resource} for this week. Limit resets on {day} at midnight UTC.", {
        ...values,
        day: resetDay(resetsAt, t),
      })
    : t("You've used all {limit} {resource} for today. Limit resets at midnight UTC.", values);
  return {
    title: isWeekly ? t('Weekly Limit Reached') : t('Daily Limit Reached'),
    description: asked === 'variations' ? `${used} ${t('Variations require multiple generations.')}` : used,
  };
}

/** An allowance of nothing is not used up: there is none. */
function notOffered(resource: Resource): string {
  return t('{resource}: not part of what this account offers.', { resource: t(RESOURCE_TEXTS[resource]) });
}

function resetDay(resetsAt: string, { locale }: Translate): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(resetsAt));
}

/** Reasons that the general sentence lacks and an owner can act on; they stand where the result would be. */
const EXPLAINED = new Set(['product_not_found', 'generation_failed', 'media_storage_full']);

export function explanationOf(error: Error | null): Sentence | null {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem && EXPLAINED.has(problem.error) ? sentenceOf(problem) : null;
}
