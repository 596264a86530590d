import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { BLACK, WHITE } from './colours.ts';
import { plateOn } from './logo-plate.ts';

async function logoOf(ink: string, ground?: string) {
  const canvas = createCanvas(120, 40);
  const ctx = canvas.getContext('2d');
  if (ground) {
    ctx.fillStyle = ground;
    ctx.fillRect(0, 0, 120, 40);
  }
  ctx.fillStyle = ink;
  ctx.fillRect(10, 10, 60, 20);
  return loadImage(await canvas.encode('png'));
}

test('a logo gets a plate only where it would not be seen', async () => {
  const [white, black] = [await logoOf('#fff'), await logoOf('#111')];
  expect(plateOn(white, BLACK)).toBeNull();
  expect(plateOn(black, WHITE)).toBeNull();
  expect(plateOn(white, WHITE)!.l).toBeLessThan(0.3);
  expect(plateOn(black, BLACK)!.l).toBeGreaterThan(0.9);
  expect(plateOn(await logoOf('#fff', '#111'), BLACK)).toBeNull();
});
