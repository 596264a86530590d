import { text } from '#shared/core/sentence.ts';
import type { Network, Way } from './network.ts';

const pinterestConsent = {
  key: 'pinterest',
  name: 'Pinterest',
  about: text('Your Pinterest account and its boards. Every pin leads to your shop'),
  via: 'pinterest',
} as const satisfies Way;

export const pinterest = {
  name: 'Pinterest',
  choiceName: 'Pinterest',
  sign: [
    { line: 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2' },
    { line: 'M6.75 13.5 8.25 7.25M6.1 9.1A2.4 2.4 0 1 1 8.4 10.2Q7.7 10.2 7.5 9.8' },
  ],
  ways: [pinterestConsent],
  accountMissing: text('No Pinterest account is connected. Connect one so that these posts can go out.'),
  limits: { characters: 800, countedBy: 'units', hashtags: null, suggestedHashtags: 3, fold: null },
  altText: true,
  pictures: 5,
  size: { width: 1000, height: 1500, shape: 'tall' },
  needsMedia: text('Pinterest needs a picture or a reel.'),
  needsVideo: null,
  takesBranding: true,
  title: 100,
  choices: [
    {
      name: 'board',
      label: text('Board'),
      about: text('Every pin is saved to one of your boards.'),
      kind: 'account',
      usual: null,
    },
  ],
  terms: [],
  takesShortText: false,
  linkApart: true,
  // The pin itself leads there; an address in its text would be a second one that nobody can follow.
  scheduledWithLink: false,
  schedules: 'offered',
  price: null,
  listsPosts: true,
  reportsResults: true,
  // Taller than a reel is cut in feeds, approximately.
  preview: { frame: 'instagram', narrowest: 9 / 16, widest: 1.91, several: 'swiped' },
  manner: 'facebook',
  inPrompts: 'Pinterest',
} as const satisfies Network;
