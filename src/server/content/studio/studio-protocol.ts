import type { DrawnPost, PostRequest } from './draw-post.ts';
import type { CleanRequest, FitRequest, FittedPhoto } from './fit-photo.ts';
import type { LogoRequest } from './logo.ts';
import type { PhotoProblemKind } from './photo-problem.ts';

/** What the server asks of the process that draws, one picture at a time, and what that answers. */
export type StudioOrder = PostRequest | FitRequest | CleanRequest | LogoRequest;
export type Picture = Omit<DrawnPost, 'writings'>;
export type StudioReply =
  | { kind: 'drawn'; picture: Picture }
  | { kind: 'fitted'; photo: FittedPhoto }
  | { kind: 'bad-photo'; problem: PhotoProblemKind }
  | { kind: 'failed'; message: string };
