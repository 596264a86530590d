import type { ContentPlatform } from '#shared/content/content.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
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
  const { name, pictures, preview } = NETWORKS[network];
  if (count > pictures)
    return t('{network} shows the first {n} of {count} pictures.', { network: name, n: pictures, count });
  if (preview.several === 'swiped')
    return t('{network} shows all pictures in the shape of the first.', { network: name });
  return t('A tap on a picture shows it whole, and the others after it.');
}
