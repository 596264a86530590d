import { expect, test } from 'vitest';
import { atNoon, startSchedules } from './testing/start-schedules.ts';

test('for a network that takes films only a reel is drawn, which goes to no other account', async () => {
  const { create, posts } = await startSchedules({ accounts: ['facebook'] });
  await create({ name: 'Shorts', platform: 'youtube', frequency: 'weekly', postTimes: atNoon(1) });
  const [post] = await posts();
  expect(post).toMatchObject({ contentFormat: 'reel', platform: 'youtube', status: 'draft', deliveries: [] });
  expect(post!.videoUrl).toMatch(/^\/api\/media\//);
  expect(post!.imageUrl).not.toBe(post!.videoUrl);
});
