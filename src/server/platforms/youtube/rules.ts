import type { NetworkPost, PostMedia } from '#server/platforms/ports/social-network.ts';
import { youtube } from '#shared/content/networks/youtube.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { youtubeFailures } from './failures.ts';

const LONGEST_MS = 3 * MINUTE_MS;
const MOST_BYTES_OF_TEXT = youtube.limits.characters;
const USUAL = new Map<string, string>(youtube.choices.map(({ name, usual }) => [name, usual]));

/** A video as YouTube is to have it. */
export interface VideoDetails {
  title: string;
  description: string;
  privacy: string;
  madeForKids: boolean;
  madeWithAi: boolean;
}

/** What YouTube would refuse anyhow, said before anything is sent (reference/networks.md 2.3). */
export function readYoutubePost(post: NetworkPost): { details: VideoDetails; video: PostMedia } {
  const [video, ...others] = post.media;
  if (video?.kind !== 'video' || others.length > 0) throw youtubeFailures.needsVideo();
  if (video.width > video.height || (video.durationMs ?? 0) > LONGEST_MS) throw youtubeFailures.notShort();
  const title = (post.title ?? titleIn(post.text)).trim();
  if (title === '') throw youtubeFailures.titleMissing();
  if ([...title].length > youtube.title) throw youtubeFailures.titleTooLong(youtube.title);
  if (Buffer.byteLength(post.text) > MOST_BYTES_OF_TEXT) throw youtubeFailures.textTooLong('5,000');
  if (/[<>]/.test(title + post.text)) throw youtubeFailures.angleBrackets();
  const chosen = (name: string) => post.choices[name] ?? USUAL.get(name) ?? '';
  return {
    details: {
      title,
      description: post.text,
      privacy: chosen('privacy'),
      madeForKids: chosen('madeForKids') === 'yes',
      madeWithAi: post.madeWithAi,
    },
    video,
  };
}

/** The first line, as much of it as a title holds. */
function titleIn(text: string): string {
  const line = text.trim().split('\n')[0]!.trim();
  const signs = [...line];
  if (signs.length <= youtube.title) return line;
  const cut = signs.slice(0, youtube.title - 1).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
