import type { GeneratedContent, Generation, PostToSave, SavedPost } from '#shared/content/content.ts';
import type { NextPicture } from '#shared/content/more-pictures.ts';
import type { Sentence } from '#shared/core/sentence.ts';

/** A post on the screen: just made, one of several variations, or taken from the history. */
export interface Piece extends Omit<PostToSave, 'postId'> {
  /** Another one for every piece that is shown. */
  key: string;
  /** Of the history item; null while it is not known or there is none. */
  savedId: string | null;
  /** Whether the history has it with these words. */
  isSaved: boolean;
  strategy: GeneratedContent['strategy'];
  madeBy: GeneratedContent['madeBy'] | null;
  notes: Sentence[];
}

export interface Words {
  caption: string;
  hashtags: string[];
}

/** Of a post; a reel's is the still that stands for it. */
export interface Picture {
  imageUrl: string | null;
  altText: string | null;
}

/** All that a post shows; a reel and most posts have no more than the first. */
export interface Pictures extends Picture {
  morePictures: NextPicture[];
}

/** What was asked for, as the history saves it with what came of it. */
export type Wish = Pick<
  PostToSave,
  | 'productId'
  | 'productTitle'
  | 'platform'
  | 'contentFormat'
  | 'videoDuration'
  | 'contentType'
  | 'tone'
  | 'language'
>;

/** The server saves it in the history as soon as it is made, so that nothing is lost with the connection. */
export function pieceOfContent({ id, isVideo, ...content }: GeneratedContent, wish: Wish): Piece {
  return { ...wish, ...content, key: id, generationId: id, savedId: null, isSaved: true };
}

/** The variations of a set share one generation, which the history saves once; each is saved as a post of its own. */
export function pieceOfVariation(content: GeneratedContent, wish: Wish): Piece {
  return {
    ...pieceOfContent(content, wish),
    key: `${content.id}-${content.strategy}`,
    generationId: null,
    isSaved: false,
  };
}

export function pieceOfPost({ id, createdAt, ...post }: SavedPost): Piece {
  return {
    ...post,
    key: id,
    generationId: null,
    savedId: id,
    isSaved: true,
    strategy: null,
    madeBy: null,
    notes: [],
  };
}

/** A generation says what was made, the history for what it was asked. */
export function pieceOfGeneration(
  { id, productId, content }: Generation,
  history: readonly SavedPost[],
): Piece | null {
  if (!content) return null;
  const media = content.videoUrl ?? content.imageUrl;
  const post = history.find(
    (saved) =>
      saved.productId === productId &&
      (media ? (saved.videoUrl ?? saved.imageUrl) === media : saved.caption === content.caption),
  );
  if (!post) return null;
  const { madeBy, notes } = content;
  return { ...pieceOfPost(post), generationId: id, madeBy, notes };
}

export function postToSave(
  piece: Piece,
  { caption, hashtags, imageUrl, altText, morePictures }: Words & Pictures,
  postId: string | null,
): PostToSave {
  const { generationId, productId, productTitle, imagePrompt, videoUrl } = piece;
  const { platform, contentFormat, videoDuration, contentType, tone, language } = piece;
  return {
    postId,
    caption,
    hashtags,
    generationId,
    productId,
    productTitle,
    imagePrompt,
    imageUrl,
    videoUrl,
    altText,
    morePictures,
    platform,
    contentFormat,
    videoDuration,
    contentType,
    tone,
    language,
  };
}

/** '#tea, copper  kettle' → ['#tea', '#copper', '#kettle']; what networks would cut a hashtag at is left out. */
export function parseHashtags(typed: string): string[] {
  const names = typed.split(/[\s,#]+/).map((name) => name.replace(/[^\p{L}\p{M}\p{N}_]/gu, ''));
  return [...new Set(names.filter(Boolean))].map((name) => `#${name}`);
}
