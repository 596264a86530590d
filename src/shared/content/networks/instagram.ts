import { text } from '#shared/core/sentence.ts';
import { facebookLogin } from './facebook.ts';
import type { Network, Way } from './network.ts';

const instagramLogin = {
  key: 'instagram',
  name: 'Instagram',
  about: text('A professional Instagram account, with or without a Page'),
  via: 'instagram_login',
} as const satisfies Way;

export const instagram = {
  name: 'Instagram',
  choiceName: 'Instagram',
  sign: [
    {
      line: 'M5.5 2h5A3.5 3.5 0 0 1 14 5.5v5a3.5 3.5 0 0 1-3.5 3.5h-5A3.5 3.5 0 0 1 2 10.5v-5A3.5 3.5 0 0 1 5.5 2z',
    },
    { line: 'M5.25 8a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0' },
    { line: 'M11.4 4.6v0', width: 1.75 },
  ],
  ways: [facebookLogin, instagramLogin],
  accountMissing: text('No Instagram account is connected. Connect one so that these posts can go out.'),
  limits: {
    characters: 2200,
    countedBy: 'units',
    hashtags: 5,
    suggestedHashtags: 5,
    fold: { characters: 125, lines: 3 },
  },
  altText: true,
  pictures: 10,
  size: { width: 1080, height: 1350, shape: 'portrait' },
  needsMedia: text('Instagram needs a picture or a reel.'),
  needsVideo: null,
  takesBranding: true,
  title: null,
  choices: [],
  terms: [],
  takesShortText: false,
  linkApart: false,
  // Nobody can follow an address in its feed.
  scheduledWithLink: false,
  schedules: 'usual',
  price: null,
  listsPosts: true,
  reportsResults: true,
  // Its ratios are documented.
  preview: { frame: 'instagram', narrowest: 4 / 5, widest: 1.91, several: 'swiped' },
  manner: 'instagram',
  inPrompts: 'Instagram',
} as const satisfies Network;
