import { text } from '#shared/core/sentence.ts';
import type { Network, Way } from './network.ts';

const appPassword = {
  key: 'bluesky',
  name: 'Bluesky',
  about: text('Your Bluesky account, by an app password. Nothing has to be approved'),
  via: 'bluesky',
  asks: {
    steps: [
      {
        text: text('In Bluesky, open Settings, Privacy and security, App passwords, and add one for Vitrin.'),
        address: 'https://bsky.app/settings/app-passwords',
      },
      {
        text: text(
          'Enter your handle and the app password here. Vitrin checks both at once and never needs your own password.',
        ),
      },
    ],
    fields: [
      { name: 'handle', label: text('Handle'), isSecret: false, example: 'teahouse.bsky.social' },
      { name: 'password', label: text('App password'), isSecret: true, example: 'xxxx-xxxx-xxxx-xxxx' },
    ],
  },
} as const satisfies Way;

export const bluesky = {
  name: 'Bluesky',
  choiceName: 'Bluesky',
  sign: [
    {
      line: 'M8 7.25C6.75 4.75 4.25 2.75 2.75 2.75S2 6.5 2.5 7.75s2 1.75 3.75 1.5C4 9.75 3 10.75 4.25 12.25S7 12.5 8 10',
    },
    {
      line: 'M8 7.25c1.25-2.5 3.75-4.5 5.25-4.5S14 6.5 13.5 7.75s-2 1.75-3.75 1.5c2.25.5 3.25 1.5 2 3S9 12.5 8 10',
    },
  ],
  ways: [appPassword],
  accountMissing: text('No Bluesky account is connected. Connect one so that these posts can go out.'),
  limits: { characters: 300, countedBy: 'graphemes', hashtags: null, suggestedHashtags: 2, fold: null },
  altText: true,
  pictures: 4,
  size: { width: 1080, height: 1080, shape: 'square' },
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
  preview: { frame: 'x', narrowest: 1 / 2, widest: 2, several: { most: 4, counts: false, ratio: 16 / 9 } },
  manner: 'twitter',
  inPrompts: 'Bluesky',
} as const satisfies Network;
