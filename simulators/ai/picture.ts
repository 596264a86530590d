import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { FaultName } from './faults.ts';

interface Wish {
  width: number;
  height: number;
  photo: Buffer | null;
  format: 'png' | 'jpeg' | 'webp';
}

/** By a rule: the photo it was shown in the middle of a warm ground, else three discs; or what the fault makes of it. */
export async function drawPicture(wish: Wish, fault: FaultName | null): Promise<Buffer> {
  if (fault === 'rubbish') return randomBytes(20_000);
  if (fault === 'html') return Buffer.from('<!doctype html><title>Sign in</title><p>Sign in to continue.');
  if (fault === 'blank') return encode(groundOf(wish), wish.format);
  if (fault === 'thumbnail') return drawPicture({ ...wish, width: 128, height: 128 }, null);
  if (fault === 'narrow') return drawPicture({ ...wish, width: 4_000, height: 900 }, null);
  if (fault === 'broken') return halfOf(await drawPicture(wish, null));
  const side = Math.round(Math.min(wish.width, wish.height) * 0.7);
  const input = wish.photo
    ? await sharp(wish.photo).resize(side, side, { fit: 'inside' }).png().toBuffer()
    : Buffer.from(discs(side));
  return encode(groundOf(wish).composite([{ input }]), wish.format);
}

function groundOf({ width, height }: Wish) {
  return sharp({ create: { width, height, channels: 3, background: '#e9d8c0' } });
}

function discs(side: number): string {
  const disc = (x: number, colour: string) =>
    `<circle cx="${side * x}" cy="${side / 2}" r="${side / 6}" fill="${colour}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${disc(0.2, '#b5543c')}${disc(0.5, '#2a6f6b')}${disc(0.8, '#31343a')}</svg>`;
}

const encode = (picture: Sharp, format: Wish['format']) => picture.toFormat(format).toBuffer();
const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
