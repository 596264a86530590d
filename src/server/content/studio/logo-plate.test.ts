import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { BLACK, WHITE } from './colours.ts';
import { drawLogo, plateOn } from './logo-plate.ts';

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

test('a logo of one ink turns black or white where it would not be seen; one of colours lies on a plate', async () => {
  const drawnOn = async (ground: string, logo: Awaited<ReturnType<typeof logoOf>>) => {
    const ctx = createCanvas(120, 40).getContext('2d');
    ctx.fillStyle = ground;
    ctx.fillRect(0, 0, 120, 40);
    drawLogo(ctx, logo, { x: 0, y: 0, width: 120, height: 40 });
    const at = (x: number, y: number) => ctx.getImageData(x, y, 1, 1).data[0]!;
    return { mark: at(40, 20), beside: at(90, 20) };
  };
  expect((await drawnOn('#000', await logoOf('#111'))).mark).toBeGreaterThan(240);
  expect(await drawnOn('#fff', await logoOf('#fff'))).toEqual({ mark: expect.closeTo(22, -1), beside: 255 });
  const coloured = await drawnOn('#1040c0', await logoOf('#1f3fb4'));
  expect(coloured.beside).toBeGreaterThan(240);
});

test('a round badge with letters on it is its own ground', async () => {
  const canvas = createCanvas(100, 100);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#0f3c2d';
  ctx.arc(50, 50, 50, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#fff';
  ctx.fillRect(35, 25, 30, 50);
  expect(plateOn(await loadImage(await canvas.encode('png')), BLACK)).toBeNull();
});
