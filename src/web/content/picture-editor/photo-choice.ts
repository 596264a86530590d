import type { PictureBeginning } from '#shared/content/own-pictures.ts';
import type { Edited } from './use-edits.ts';

/** The photo that a picture is made of. */
export interface PhotoChoice {
  src: string;
  /** Of an own picture; null of the product's. */
  ownId: string | null;
}

/** Null where there is none: a card of words. */
export function chosenPhoto(
  { photoUrl, sourceMediaId }: Pick<Edited, 'photoUrl' | 'sourceMediaId'>,
  product: PictureBeginning['product'],
): PhotoChoice | null {
  if (sourceMediaId) return { src: `/api/media/${sourceMediaId}`, ownId: sourceMediaId };
  const src = photoUrl ?? product?.photos[0];
  return src ? { src, ownId: null } : null;
}

/** What was cut out of another photo says nothing of this one. */
export function withPhoto(choice: PhotoChoice | null, { design, plain }: Edited): Partial<Edited> {
  return {
    photoUrl: choice && choice.ownId === null ? choice.src : null,
    sourceMediaId: choice?.ownId ?? null,
    design: { ...design, crop: null },
    plain: { ...plain, crop: null },
  };
}
