import type { Look } from '#server/content/studio/looks.ts';
import type { PhotoProblemKind } from '#server/content/studio/photo-problem.ts';
import type { ReelSubject } from './reel-request.ts';

/** Messages between the server and the process that draws. */
export interface RenderOrder {
  subject: ReelSubject;
  ffmpeg: string;
  cutOutModel?: string | undefined;
  /** A folder for this reel alone, which goes when its owner does. */
  workshop: string;
}

export type RenderReport =
  | { kind: 'progress'; share: number }
  | { kind: 'drawn'; cover: Buffer; look: Look }
  | { kind: 'bad-photo'; problem: PhotoProblemKind }
  | { kind: 'no-ffmpeg'; message: string }
  /** `code` is the operating system's. */
  | { kind: 'failed'; message: string; code?: string | undefined };

/** How the reel is called in its workshop. */
export const FINISHED = 'reel.mp4';
