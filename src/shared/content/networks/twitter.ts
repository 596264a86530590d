import { text } from '#shared/core/sentence.ts';
import type { Network, Way } from './network.ts';

const xLogin = {
  key: 'x',
  name: 'X',
  about: text('Your X account. X charges for each post; the price is shown before it goes out'),
  via: 'x',
} as const satisfies Way;

export const twitter = {
  name: 'X',
  choiceName: 'X (Twitter)',
  sign: [{ line: 'M3 2.75 13 13.25M13 2.75 3 13.25', width: 1.75 }],
  ways: [xLogin],
  accountMissing: text('No X account is connected. Connect one so that these posts can go out.'),
  limits: { characters: 280, countedBy: 'weighted', hashtags: null, suggestedHashtags: 2, fold: null },
  altText: true,
  pictures: 4,
  size: { width: 1600, height: 900, shape: 'wide' },
  needsMedia: null,
  needsVideo: null,
  takesBranding: true,
  title: null,
  choices: [],
  terms: [],
  takesShortText: true,
  linkApart: false,
  // An address costs more than ten times the post.
  scheduledWithLink: false,
  schedules: 'none',
  /** X's list of prices since August 2026 (reference, social networks). */
  price: { withAddress: 200, without: 15, describedPicture: 5 },
  listsPosts: true,
  reportsResults: true,
  preview: {
    frame: 'x',
    narrowest: 3 / 4,
    widest: 16 / 9,
    several: { most: 4, counts: false, ratio: 16 / 9 },
  },
  manner: 'twitter',
  inPrompts: 'X',
} as const satisfies Network;
