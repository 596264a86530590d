import { text } from '#shared/core/sentence.ts';
import type { Network, Way } from './network.ts';

const threadsLogin = {
  key: 'threads',
  name: 'Threads',
  about: text('Your Threads account. Accounts in Turkey cannot be connected at present'),
  via: 'threads',
} as const satisfies Way;

export const threads = {
  name: 'Threads',
  choiceName: 'Threads',
  sign: [
    {
      line: 'M12.5 6C12.2 3.6 10.5 2 8 2 4.7 2 3 4.5 3 8s1.7 6 5 6c2.6 0 4.5-1.5 4.5-3.5S10.7 7.5 8.5 7.5 5.75 8.3 5.75 9.6s1.1 1.9 2.25 1.9c1.8 0 2.6-1.2 2.6-3.1C10.6 6.2 9.7 5.1 8.1 5.1 7 5.1 6.2 5.6 5.8 6.4',
    },
  ],
  ways: [threadsLogin],
  accountMissing: text('No Threads account is connected. Connect one so that these posts can go out.'),
  limits: { characters: 500, countedBy: 'emojiBytes', hashtags: null, suggestedHashtags: 1, fold: null },
  altText: true,
  pictures: 10,
  size: { width: 1080, height: 1350, shape: 'portrait' },
  needsMedia: null,
  needsVideo: null,
  takesBranding: true,
  title: null,
  choices: [],
  terms: [],
  takesShortText: true,
  linkApart: false,
  scheduledWithLink: true,
  schedules: 'offered',
  price: null,
  listsPosts: true,
  reportsResults: true,
  preview: { frame: 'x', narrowest: 1 / 2, widest: 2, several: { most: 10, counts: false, ratio: 1 } },
  manner: 'twitter',
  inPrompts: 'Threads',
} as const satisfies Network;
