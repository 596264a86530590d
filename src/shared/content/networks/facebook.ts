import { text } from '#shared/core/sentence.ts';
import type { Network, Way } from './network.ts';

/** One consent gives Pages and their Instagram accounts. */
export const facebookLogin = {
  key: 'facebook',
  name: 'Facebook',
  about: text('Your Pages and the Instagram accounts that belong to them'),
  via: 'facebook_login',
} as const satisfies Way;

export const facebook = {
  name: 'Facebook',
  choiceName: 'Facebook',
  sign: [{ line: 'M10.75 2.25H9.5A2.5 2.5 0 0 0 7 4.75v9M4.75 8h5', width: 2 }],
  ways: [facebookLogin],
  accountMissing: text('No Facebook Page is connected. Connect one so that these posts can go out.'),
  limits: {
    characters: 63_206,
    countedBy: 'units',
    hashtags: null,
    suggestedHashtags: 3,
    fold: { characters: 477, lines: 5 },
  },
  altText: true,
  pictures: 10,
  size: { width: 1080, height: 1080, shape: 'square' },
  needsMedia: null,
  needsVideo: null,
  takesBranding: true,
  title: null,
  choices: [],
  terms: [],
  takesShortText: false,
  linkApart: false,
  scheduledWithLink: true,
  schedules: 'usual',
  price: null,
  listsPosts: true,
  reportsResults: true,
  // What a phone shows of a single picture, approximately.
  preview: {
    frame: 'facebook',
    narrowest: 4 / 5,
    widest: 1.91,
    several: { most: 5, counts: true, ratio: 1 },
  },
  manner: 'facebook',
  inPrompts: 'a Facebook Page',
} as const satisfies Network;
