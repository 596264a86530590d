import type { HeldReason, PostStatus, ScheduledPost } from '#shared/schedules.ts';
import { type Translate, text } from '#web/app/i18n.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import type { StatusGroup } from './choices.ts';

export const STATUS_LOOKS: Record<PostStatus, { name: string; tone: BadgeTone }> = {
  draft: { name: text('Needs approval'), tone: 'caution' },
  pending: { name: text('Scheduled'), tone: 'accent' },
  held: { name: text('On hold'), tone: 'caution' },
  publishing: { name: text('Going out'), tone: 'accent' },
  published: { name: text('Published'), tone: 'positive' },
  partly_published: { name: text('Partly published'), tone: 'caution' },
  unconfirmed: { name: text('Unconfirmed'), tone: 'caution' },
  failed: { name: text('Failed'), tone: 'negative' },
  missed: { name: text('Missed'), tone: 'negative' },
  cancelled: { name: text('Cancelled'), tone: 'neutral' },
};

export const GROUP_TEXTS: Record<StatusGroup, string> = {
  draft: text('Needs approval'),
  scheduled: text('Scheduled'),
  held: text('On hold'),
  published: text('Published'),
  trouble: text('Went wrong'),
  cancelled: text('Cancelled'),
};

const HELD_TEXTS: Record<HeldReason, string> = {
  allowance: text(
    'Its words are not written yet, as your text allowance is used up. It is tried again when the allowance resets; you can also write them yourself.',
  ),
  unwritten: text('Its words could not be written or its picture not drawn. You can write them yourself.'),
  no_account: text('No connected account is chosen for it.'),
  reconnect: text('An account has to be connected again before it can go out.'),
  sold_out: text('The product is sold out since this was written.'),
  repriced: text('The price of the product changed since this was written.'),
  product_gone: text('The product is not on sale any more.'),
};

/** Why it waits for its owner: in the server's words where it has any. */
export function heldText({ heldReason, problem }: ScheduledPost, t: Translate): string {
  if (problem) return t.message(problem);
  return heldReason ? t(HELD_TEXTS[heldReason]) : t('It waits for you.');
}

export function titleOfPost({ productTitle, caption, scheduleName }: ScheduledPost, t: Translate): string {
  return productTitle || caption.trim().split('\n')[0]?.slice(0, 60) || scheduleName || t('Post');
}
