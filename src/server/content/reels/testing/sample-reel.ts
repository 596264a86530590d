import { readFileSync } from 'node:fs';
import { choosePiece } from '#server/content/reels/music/choose-piece.ts';
import type { ReelSubject } from '#server/content/reels/reel-request.ts';
import type { Look } from '#server/content/studio/looks.ts';

const IMAGES = new URL('../../../../../simulators/data/catalogue/images/', import.meta.url);

export const photoOf = (name: string) => readFileSync(new URL(`${name}.jpg`, IMAGES));

/** A reel of boxing gloves, changed as a test needs it. */
export function sampleReel(look: Look, change: Partial<ReelSubject> = {}): ReelSubject {
  return {
    photos: [photoOf('boxing-gloves')],
    product: {
      title: 'Boxing Gloves',
      price: 3_304,
      compareAtPrice: null,
      priceVaries: false,
      currency: 'USD',
    },
    storeName: 'Fern & Fable',
    handle: 'fern.and.fable',
    platform: 'instagram',
    contentType: 'product',
    tone: 'casual',
    music: choosePiece(change.tone ?? 'casual', change.seed ?? 4),
    language: 'en',
    seconds: 5,
    lines: ['Faux leather, easy to wipe', 'Two gloves and a bag'],
    kit: null,
    logo: null,
    seed: 4,
    ...change,
    design: {
      look,
      headline: 'Train like you mean it',
      offer: null,
      steps: [],
      showsPrice: true,
      crop: null,
      ...change.design,
    },
  };
}
