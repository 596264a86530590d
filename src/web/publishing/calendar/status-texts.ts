import { text } from '#shared/core/sentence.ts';
import type { HeldReason, PostStatus, ScheduledPost } from '#shared/publishing/schedules.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import type { BadgeTone } from '#web/core/ui/badge.tsx';
import type { StatusGroup } from './choices.ts';

interface Look {
  name: string;
  tone: BadgeTone;
}

const STATUS_LOOKS: Record<PostStatus, Look> = {
  draft: { name: text('Needs approval'), tone: 'caution' },
  pending: { name: text('Scheduled'), tone: 'accent' },
  held: { name: text('On hold'), tone: 'caution' },
  publishing: { name: text('Going out'), tone: 'accent' },
  published: { name: text('Published'), tone: 'positive' },
  partly_published: { name: text('Partly published'), tone: 'caution' },
  unconfirmed: { name: text('Unconfirmed'), tone: 'caution' },
  on_phone: { name: text('Waiting on your phone'), tone: 'accent' },
  failed: { name: text('Failed'), tone: 'negative' },
  missed: { name: text('Missed'), tone: 'negative' },
  cancelled: { name: text('Cancelled'), tone: 'neutral' },
};

/** Held, and yet nothing that its owner need do. */
const WRITTEN_BY_US: Partial<Record<HeldReason, Look>> = {
  writing: { name: text('Being written'), tone: 'neutral' },
  allowance: { name: text('To be written'), tone: 'neutral' },
};

export function lookOf({ status, heldReason }: Pick<ScheduledPost, 'status' | 'heldReason'>): Look {
  return (status === 'held' && heldReason && WRITTEN_BY_US[heldReason]) || STATUS_LOOKS[status];
}

export function isWrittenByUs({ status, heldReason }: Pick<ScheduledPost, 'status' | 'heldReason'>): boolean {
  return status === 'held' && heldReason !== null && heldReason in WRITTEN_BY_US;
}

export const GROUP_TEXTS: Record<StatusGroup, string> = {
  draft: text('Needs approval'),
  scheduled: text('Scheduled'),
  held: text('On hold'),
  published: text('Published'),
  trouble: text('Went wrong'),
  cancelled: text('Cancelled'),
};

const HELD_TEXTS: Record<HeldReason, string> = {
  writing: text('Its text is being written.'),
  allowance: text('Its text is written when the allowance for scheduled posts is renewed.'),
  unwritten: text(
    'Its text could not be written, or its picture could not be drawn. You can write the post yourself.',
  ),
  no_account: text('No connected account is chosen for it.'),
  reconnect: text('An account has to be connected again before it can go out.'),
  sold_out: text('The product is sold out since this was written.'),
  repriced: text('The price of the product changed since this was written.'),
  product_gone: text('The product is not on sale any more.'),
  experiment: text('This week stays without posts for your experiment.'),
};

/** Why it waits: in the server's words where it has any. */
export function heldText(
  { heldReason, problem, writeAfter }: ScheduledPost,
  t: Translate,
  momentText: (moment: string) => string,
): string {
  if (writeAfter)
    return t('Its text is written on {moment}, when the allowance for scheduled posts is renewed.', {
      moment: momentText(writeAfter),
    });
  if (problem) return t.message(problem);
  return heldReason ? t(HELD_TEXTS[heldReason]) : t('It waits for you.');
}

export function titleOfPost({ productTitle, caption, scheduleName }: ScheduledPost, t: Translate): string {
  return productTitle || caption.trim().split('\n')[0]?.slice(0, 60) || scheduleName || t('Post');
}
