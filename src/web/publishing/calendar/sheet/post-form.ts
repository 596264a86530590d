import type { NextPicture } from '#shared/content/more-pictures.ts';
import { text } from '#shared/core/sentence.ts';
import type { PostChange, ScheduledPost } from '#shared/publishing/schedules.ts';
import type { PostChoices } from '#shared/publishing/social-accounts.ts';
import { parseHashtags } from '#web/content/piece.ts';
import { isDay, momentOf, wallOf } from '#web/core/app/zone.ts';

/** What stands in the fields of a post. */
export interface PostForm {
  caption: string;
  hashtagText: string;
  /** Null where X gets the same as the others. */
  shortText: string | null;
  /** On networks whose posts have one; empty for the product's. */
  title: string;
  /** What those get in place of the caption; null where it is the same. */
  description: string | null;
  imageUrl: string | null;
  altText: string | null;
  morePictures: NextPicture[];
  withLink: boolean;
  accountIds: string[];
  /** Of accounts by id: what is chosen of what their networks ask for. */
  choices: Record<string, PostChoices>;
  /** On the store's clock. */
  day: string;
  time: string;
}

/** A browser's field for a day or a time is empty while it is typed in. */
export function isComplete({ day, time }: Pick<PostForm, 'day' | 'time'>): boolean {
  return isDay(day) && /^\d{2}:\d{2}$/.test(time);
}

export type MissingPart = 'content' | 'time' | 'account';

/** Why a post can't be saved, or sent: the sentence, and where in the fields what is missing goes. */
export const MISSING_PARTS: Record<MissingPart, { words: string; field: string }> = {
  content: { words: text('Write something or add a picture first.'), field: 'textarea' },
  time: { words: text('Please enter a day and a time.'), field: 'input[type=date], input[type=time]' },
  account: { words: text('Choose an account first.'), field: 'fieldset :is(input, button)' },
};

/** What a post lacks before it can be saved as a draft. */
export function missingFromDraft(form: PostForm): MissingPart | null {
  if (form.caption.trim() === '' && form.imageUrl === null) return 'content';
  return isComplete(form) ? null : 'time';
}

/** What it lacks before it can go out. */
export function missingFromPost(form: PostForm): MissingPart | null {
  return missingFromDraft(form) ?? (form.accountIds.length === 0 ? 'account' : null);
}

export function formOf(post: ScheduledPost, timeZone: string): PostForm {
  const { caption, hashtags, shortText, title, description, imageUrl, altText, morePictures, withLink } =
    post;
  const { deliveries, scheduledFor } = post;
  return {
    caption,
    hashtagText: hashtags.join(' '),
    shortText,
    title: title ?? '',
    description,
    imageUrl,
    altText,
    morePictures,
    withLink,
    choices: Object.fromEntries(deliveries.map(({ accountId, choices }) => [accountId, choices])),
    accountIds: deliveries.map(({ accountId }) => accountId),
    ...wallOf(scheduledFor, timeZone),
  };
}

/** As the server receives it: what a post consists of, from what was typed. */
export function wordingOf(form: PostForm, timeZone: string) {
  const { caption, hashtagText, shortText, title, description, imageUrl, altText, morePictures } = form;
  const { withLink, accountIds, choices, day, time } = form;
  const isMade = ([accountId, made]: [string, PostChoices]) =>
    accountIds.includes(accountId) && Object.keys(made).length > 0;
  return {
    caption: caption.trim(),
    hashtags: parseHashtags(hashtagText),
    shortText: shortText?.trim() || null,
    title: title.trim() || null,
    description: description?.trim() || null,
    imageUrl,
    altText: altText?.trim() || null,
    morePictures,
    withLink,
    accountIds,
    choices: Object.fromEntries(Object.entries(choices).filter(isMade)),
    scheduledFor: isComplete(form) ? momentOf({ day, time }, timeZone) : null,
  };
}

/** Only what differs from the post, so that nothing else is touched by it. */
export function changeOf(
  post: ScheduledPost,
  typed: Partial<PostForm>,
  timeZone: string,
): Omit<PostChange, 'version'> {
  const was = formOf(post, timeZone);
  const before = wordingOf(was, timeZone);
  const after = wordingOf({ ...was, ...typed }, timeZone);
  const isMoved = (typed.day ?? was.day) !== was.day || (typed.time ?? was.time) !== was.time;
  const changed = Object.entries(after).filter(([name, value]) =>
    name === 'scheduledFor'
      ? isMoved && value !== null
      : JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
  );
  return Object.fromEntries(changed);
}

/** The fields that were typed in here and have become something else on the server since. */
export function collisionsOf(
  base: ScheduledPost,
  now: ScheduledPost,
  typed: Partial<PostForm>,
  timeZone: string,
): (keyof PostForm)[] {
  const [before, after] = [formOf(base, timeZone), formOf(now, timeZone)];
  return (Object.keys(typed) as (keyof PostForm)[]).filter(
    (name) =>
      JSON.stringify(before[name]) !== JSON.stringify(after[name]) &&
      JSON.stringify(typed[name]) !== JSON.stringify(after[name]),
  );
}
