import type { NetworkPost } from '#server/platforms/ports/social-network.ts';
import { mostCharacters, postLength } from '#shared/content/post-limits.ts';
import { telegramFailures } from './failures.ts';

const MEGABYTE = 1024 * 1024;
const LARGEST = { image: 10 * MEGABYTE, video: 50 * MEGABYTE };
const MOST_PICTURES = 10;

/** What Telegram would refuse anyhow, said before anything is sent (https://core.telegram.org/bots/api#sendphoto). */
export function checkTelegramPost({ text, media }: NetworkPost): void {
  const refuse = (reason: string) => telegramFailures.refused(reason, 'post_not_allowed');
  const most = mostCharacters('telegram', media.length > 0);
  if (text.trim() === '' && media.length === 0) throw refuse('it is empty.');
  if (postLength('telegram', text) > most) throw refuse(`at most ${most} characters are allowed.`);
  if (media.length > MOST_PICTURES) throw refuse(`at most ${MOST_PICTURES} pictures can be shown.`);
  if (media.length > 1 && media.some(({ kind }) => kind === 'video')) throw refuse('a video stands alone.');
  if (media.some(({ kind, bytes }) => bytes > LARGEST[kind])) throw refuse('the file is too large.');
}
