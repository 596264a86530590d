import { onTestFinished } from 'vitest';
import { servePostMedia } from './example-media.ts';
import { startNetworks } from './start-networks.ts';

/** All networks with media for them, on a clock that stands until moved; they end with the test. */
export async function openNetworks(options: { publishLimitMs?: number; auditedAtTikTok?: boolean } = {}) {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const clock = {
    now: () => new Date(time),
    advance({ seconds }: { seconds: number }) {
      time += seconds * 1000;
    },
  };
  const { stop, ...networks } = await startNetworks({ now: clock.now, ...options });
  onTestFinished(stop);
  return { ...networks, clock, media: await servePostMedia() };
}
