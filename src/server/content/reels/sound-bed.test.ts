import { expect, test } from 'vitest';
import { TONES } from '#shared/content/content.ts';
import { composeSoundBed, SOUND_RATE } from './sound-bed.ts';

test.each(TONES)(
  'the music for a %s reel is quiet, starts and ends in silence, and lasts exactly as long',
  (tone) => {
    const samples = composeSoundBed({ tone, seconds: 5, seed: 3 });

    expect(samples).toHaveLength(5 * SOUND_RATE * 2);
    let [sum, peak] = [0, 0];
    for (const sample of samples) {
      sum += sample ** 2;
      peak = Math.max(peak, Math.abs(sample));
    }
    expect(decibels(Math.sqrt(sum / samples.length))).toBeCloseTo(-20, 0);
    expect(decibels(peak)).toBeLessThan(-6);
    expect(Math.abs(samples[0]!)).toBeLessThan(30);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(30);
  },
);

test('the same seed plays the same music, another seed another', () => {
  const play = (seed: number) => Buffer.from(composeSoundBed({ tone: 'trendy', seconds: 5, seed }).buffer);

  expect(play(1).equals(play(1))).toBe(true);
  expect(play(1).equals(play(2))).toBe(false);
});

function decibels(level: number): number {
  return 20 * Math.log10(level / 32_768);
}
