import { CONTENT_TYPES, type SavedPost } from '#shared/content/content.ts';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import type { PictureSubject } from '#web/content/picture-editor/edit-picture.tsx';

/** What the picture of a post is of, as far as the post says. */
export type PictureAbout = Pick<PictureSubject, 'productId' | 'contentType' | 'language' | 'tone'>;

const UNSAID: PictureAbout = {
  productId: null,
  contentType: 'product',
  language: null,
  tone: 'professional',
};

export function aboutPost({ productId, contentType }: ScheduledPost): PictureAbout {
  // A schedule's word for it is another one than the content creator's.
  const known = contentType === 'promotional' ? 'promotion' : contentType;
  return { ...UNSAID, productId, contentType: CONTENT_TYPES.find((type) => type === known) ?? 'product' };
}

export function aboutSaved(saved: SavedPost | null): PictureAbout {
  if (!saved) return UNSAID;
  const { productId, contentType, language, tone } = saved;
  return { productId, contentType, language, tone };
}
