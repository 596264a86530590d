import type { NextPicture } from '#shared/content/more-pictures.ts';
import type { Pictures } from '#web/content/piece.ts';

/** The first among them; empty where a post has none. */
export function listOf({ imageUrl, altText, morePictures }: Pictures): NextPicture[] {
  return imageUrl ? [{ imageUrl, altText }, ...morePictures] : [];
}

export function picturesOf([first, ...morePictures]: readonly NextPicture[]): Pictures {
  return { imageUrl: first?.imageUrl ?? null, altText: first?.altText ?? null, morePictures };
}

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, place) => place !== from);
  return rest.toSpliced(to, 0, list[from]!);
}
