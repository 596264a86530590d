import type { NetworkPost } from '#server/platforms/ports/social-network.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { postLength } from '#shared/content/post-limits.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { MetaFailures } from './failures.ts';

const WIDEST_RATIO = 10;
const MEGABYTE = 1024 * 1024;
const LARGEST = { image: 8 * MEGABYTE, video: 1024 * MEGABYTE };
const LONGEST_VIDEO_MS = 5 * MINUTE_MS;

/** What Threads would refuse anyhow, said before anything is sent (reference/networks.md 2.4). */
export function checkThreadsPost(failures: MetaFailures, { text, media }: NetworkPost): void {
  const refuse = (reason: string) => failures.refused(reason, 'post_not_allowed');
  const { limits, pictures } = NETWORKS.threads;
  if (text.trim() === '' && media.length === 0) throw refuse('it is empty.');
  if (postLength('threads', text) > limits.characters)
    throw refuse(`at most ${limits.characters} characters are allowed.`);
  if (media.length > pictures) throw refuse(`at most ${pictures} pictures can be shown.`);
  if (media.length > 1 && media.some(({ kind }) => kind === 'video')) throw refuse('a video stands alone.');
  for (const { kind, bytes, durationMs, width, height } of media) {
    if (bytes > LARGEST[kind]) throw refuse('the file is too large.');
    if (kind === 'image' && Math.max(width / height, height / width) > WIDEST_RATIO)
      throw refuse('a picture is too narrow.');
    if (kind === 'video' && (durationMs ?? 0) > LONGEST_VIDEO_MS)
      throw refuse('a video lasts 5 minutes at most.');
  }
}
