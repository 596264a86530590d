import type { ContentPlatform } from '#shared/content/content.ts';
import { PICTURES_SHOWN } from '#shared/content/more-pictures.ts';
import type { Piece } from '#web/content/piece.ts';
import type { Translate } from '#web/core/app/i18n.ts';

/** What the network does with several pictures; null where there is one. */
export function severalText(
  network: ContentPlatform,
  { morePictures, videoUrl }: Pick<Piece, 'morePictures' | 'videoUrl'>,
  t: Translate,
): string | null {
  const count = morePictures.length + 1;
  if (videoUrl || count === 1) return null;
  if (network === 'twitter' && count > PICTURES_SHOWN.twitter)
    return t('X shows the first {n} of {count} pictures.', { n: PICTURES_SHOWN.twitter, count });
  if (network === 'instagram') return t('Instagram shows all pictures in the shape of the first.');
  return t('A tap on a picture shows it whole, and the others after it.');
}
