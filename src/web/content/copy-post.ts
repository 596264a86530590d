import { postText } from '#shared/content/post-limits.ts';
import { copyText } from '#web/core/app/copy-text.ts';
import type { Words } from './piece.ts';

export async function copyPost({ caption, hashtags }: Words): Promise<void> {
  await copyText(postText(caption, hashtags));
}
