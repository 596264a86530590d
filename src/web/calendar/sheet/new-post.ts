import type { SavedPost } from '#shared/content.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import type { calendarEndpoints } from '#shared/schedules.ts';
import type { SocialAccount } from '#shared/social-accounts.ts';
import { momentOf } from '#web/calendar/zone.ts';
import { type PostForm, wordingOf } from './post-form.ts';

/** What a form begins with: the words of the history, and the accounts they were made for. */
export function wordsFrom(
  saved: SavedPost | null,
  accounts: readonly SocialAccount[],
): Omit<PostForm, 'day' | 'time'> {
  const working = accounts.filter(({ status }) => status === 'active');
  const meant = working.filter(({ network }) => network === saved?.platform);
  return {
    caption: saved?.caption ?? '',
    hashtagText: saved?.hashtags.join(' ') ?? '',
    shortText: null,
    imageUrl: saved?.imageUrl ?? null,
    altText: saved?.altText ?? null,
    withLink: false,
    accountIds: (meant.length > 0 ? meant : working).map(({ id }) => id),
  };
}

export function newPostOf(
  form: PostForm,
  saved: SavedPost | null,
  { approved, timeZone }: { approved: boolean; timeZone: string },
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
  };
}
