import type { SavedPost } from '#shared/content/content.ts';
import type { BodyOf } from '#shared/core/endpoint.ts';
import { shortTextOf } from '#shared/publishing/network-text.ts';
import type { calendarEndpoints } from '#shared/publishing/schedules.ts';
import type { SocialAccount } from '#shared/publishing/social-accounts.ts';
import { momentOf } from '#web/core/app/zone.ts';
import { type PostForm, wordingOf } from './post-form.ts';

/** What a form begins with: the words of the history, and where they go when there is nothing to choose between. */
export function wordsFrom(
  saved: SavedPost | null,
  accounts: readonly SocialAccount[],
): Omit<PostForm, 'day' | 'time'> {
  return {
    caption: saved?.caption ?? '',
    hashtagText: saved?.hashtags.join(' ') ?? '',
    shortText: saved && shortTextOf({ caption: saved.caption ?? '', hashtags: saved.hashtags }),
    title: '',
    description: null,
    imageUrl: saved?.imageUrl ?? null,
    altText: saved?.altText ?? null,
    morePictures: saved?.morePictures ?? [],
    withLink: false,
    accountIds: onlyChoice(saved, accounts),
    choices: {},
  };
}

/** The one account of the network that the words were made for, or the only one there is. Nothing is guessed beyond that. */
function onlyChoice(saved: SavedPost | null, accounts: readonly SocialAccount[]): string[] {
  const working = accounts.filter(({ status }) => status === 'active');
  const meant = working.filter(({ network }) => network === saved?.platform);
  const choice = meant.length > 0 ? meant : working;
  return choice.length === 1 ? choice.map(({ id }) => id) : [];
}

export function newPostOf(
  form: PostForm,
  saved: SavedPost | null,
  { approved, atOnce, timeZone }: { approved: boolean; atOnce: boolean; timeZone: string },
): BodyOf<typeof calendarEndpoints.create> {
  return {
    ...wordingOf(form, timeZone),
    productId: saved?.productId ?? null,
    contentType: saved?.contentType ?? 'product',
    contentFormat: saved?.contentFormat ?? 'post',
    imagePrompt: saved?.imagePrompt ?? null,
    videoUrl: saved?.videoUrl ?? null,
    scheduledFor: momentOf(form, timeZone),
    approved,
    atOnce,
  };
}
