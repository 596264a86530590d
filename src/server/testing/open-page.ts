import { expect, onTestFinished } from 'vitest';
import type { LiveEvent } from '#shared/stores/live.ts';

/** A page that listens, as a browser's EventSource would. */
export async function openPage(origin: string, headers: Record<string, string>) {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const response = await fetch(`${origin}/api/events`, { headers, signal: closing.signal });
  expect(response.status).toBe(200);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';

  async function nextBlock(): Promise<string> {
    while (!unread.includes('\n\n')) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended after ${JSON.stringify(unread)}`);
      unread += value;
    }
    const end = unread.indexOf('\n\n');
    const block = unread.slice(0, end);
    unread = unread.slice(end + 2);
    return block;
  }

  async function nextEvent(): Promise<LiveEvent> {
    for (;;) {
      const block = await nextBlock();
      if (block.startsWith('data: ')) return JSON.parse(block.slice('data: '.length));
    }
  }

  return {
    headers: Object.fromEntries(response.headers),
    nextBlock,
    nextEvent,
    async untilEvent(isLast: (event: LiveEvent) => boolean) {
      while (!isLast(await nextEvent()));
    },
    async rest() {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return unread;
        unread += value;
      }
    },
    close: () => closing.abort(),
  };
}
