import * as z from 'zod/mini';
import { ofEach } from './networks/networks.ts';

/** How many pictures of one post each network shows. */
export const PICTURES_SHOWN = ofEach(({ pictures }) => pictures);
/** Of one post, whatever its network. */
export const MOST_PICTURES = Math.max(...Object.values(PICTURES_SHOWN));

/** One that follows the first, which stands with its description in the post itself. */
export const NextPicture = z.object({
  /** A path of ours that only the owner can open. */
  imageUrl: z.string().check(z.maxLength(500)),
  altText: z.nullable(z.string().check(z.maxLength(1000))),
});
export type NextPicture = z.infer<typeof NextPicture>;

/** In the order in which they are shown; empty where a post has one picture, a reel or none. */
export const MorePictures = z.array(NextPicture).check(z.maxLength(MOST_PICTURES - 1));
