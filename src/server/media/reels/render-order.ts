import type { Look } from '#server/media/studio/looks.ts';
import type { PhotoProblemKind } from '#server/media/studio/photo-problem.ts';
import type { ReelSubject } from './reel-request.ts';

/** What the server and the process that draws tell each other. */
export interface RenderOrder {
  subject: ReelSubject;
  ffmpeg: string;
  /** A folder for this reel alone, which goes when its owner does. */
  workshop: string;
}

export type RenderReport =
  | { kind: 'progress'; share: number }
  | { kind: 'drawn'; cover: Buffer; look: Look }
  | { kind: 'bad-photo'; problem: PhotoProblemKind }
  | { kind: 'failed'; message: string };

/** How the reel is called in its workshop. */
export const FINISHED = 'reel.mp4';
