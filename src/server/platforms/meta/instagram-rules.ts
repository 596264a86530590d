import type { NetworkPost } from '#server/platforms/ports/social-network.ts';
import { POST_LIMITS, postLength } from '#shared/content/post-limits.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { MetaFailures } from './failures.ts';

const MOST_PICTURES = 10;
const MOST_MENTIONS = 20;
const REEL_MS = { shortest: 3_000, longest: 15 * MINUTE_MS };
const MEGABYTE = 1024 * 1024;
const LARGEST = { image: 8 * MEGABYTE, video: 300 * MEGABYTE };

/** What Instagram would refuse anyhow, said before anything is sent (reference/social.md 2.6). */
export function checkInstagramPost(failures: MetaFailures, { text, media }: NetworkPost): void {
  const refuse = (reason: string) => failures.refused(reason, 'post_not_allowed');
  const { characters, hashtags } = POST_LIMITS.instagram;
  if (media.length === 0) throw refuse('a picture or a reel is needed.');
  if (media.length > MOST_PICTURES) throw refuse(`at most ${MOST_PICTURES} pictures can be shown.`);
  if (media.length > 1 && media.some(({ kind }) => kind === 'video')) throw refuse('a reel stands alone.');
  if (postLength('instagram', text) > characters)
    throw refuse(`at most ${characters} characters are allowed.`);
  if (hashtags !== null && (text.match(/#[\p{L}\p{N}_]+/gu) ?? []).length > hashtags)
    throw refuse(`at most ${hashtags} hashtags are allowed.`);
  if ((text.match(/(?<![\w.])@[\w.]+/g) ?? []).length > MOST_MENTIONS)
    throw refuse(`at most ${MOST_MENTIONS} accounts can be mentioned.`);
  for (const { kind, mimeType, bytes, durationMs } of media) {
    if (kind === 'image' && mimeType !== 'image/jpeg') throw refuse('pictures have to be JPEG.');
    if (bytes > LARGEST[kind]) throw refuse('the file is too large.');
    const lasts = durationMs ?? REEL_MS.shortest;
    if (kind === 'video' && (lasts < REEL_MS.shortest || lasts > REEL_MS.longest))
      throw refuse('a reel lasts from 3 seconds to 15 minutes.');
  }
}
