import { expect, test } from 'vitest';
import { createNewestFirst, Overtaken } from './newest-first.ts';

const anyone = new AbortController().signal;

test('of what waits only the newest is begun, and every key has a line of its own', async () => {
  const { run } = createNewestFirst();
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const wish = (key: string, name: string) =>
    run(key, anyone, async () => {
      begun.push(name);
      if (name === 'first') await first.promise;
      return name;
    });
  const wishes = Promise.allSettled(['first', 'second', 'third', 'fourth'].map((name) => wish('ada', name)));
  expect(await wish('ben', 'other')).toBe('other');
  first.resolve();

  const [one, two, three, four] = await wishes;
  expect([one, four]).toEqual(['first', 'fourth'].map((value) => ({ status: 'fulfilled', value })));
  for (const overtaken of [two, three])
    expect(overtaken).toEqual({ status: 'rejected', reason: expect.any(Overtaken) });
  expect(begun).toEqual(['first', 'other', 'fourth']);
});

test('what nobody wants any more before its turn is not begun, and the line goes on', async () => {
  const { run } = createNewestFirst();
  const first = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const drawing = run('ada', anyone, () => first.promise);
  const left = run('ada', leaving.signal, () => Promise.reject(new Error('begun')));
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  first.resolve();
  await drawing;
  expect(await run('ada', anyone, async () => 'next')).toBe('next');
});
