import { text } from '#shared/core/sentence.ts';
import type { Network, Way } from './network.ts';

const googleConsent = {
  key: 'youtube',
  name: 'YouTube',
  about: text('Your YouTube channel, for Shorts. You sign in with the Google account that it belongs to'),
  via: 'youtube',
} as const satisfies Way;

export const youtube = {
  name: 'YouTube',
  choiceName: 'YouTube Shorts',
  sign: [
    {
      line: 'M4 3.5h8A2.5 2.5 0 0 1 14.5 6v4a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 10V6A2.5 2.5 0 0 1 4 3.5z',
    },
    { line: 'M6.75 6v4L10 8z' },
  ],
  ways: [googleConsent],
  accountMissing: text('No YouTube channel is connected. Connect one so that these posts can go out.'),
  // Of the description, which YouTube counts in bytes.
  limits: {
    characters: 5000,
    countedBy: 'units',
    hashtags: null,
    suggestedHashtags: 3,
    fold: { characters: 100, lines: 2 },
  },
  altText: false,
  pictures: 1,
  size: { width: 1080, height: 1920, shape: 'tall' },
  needsMedia: text('YouTube takes videos only. Choose a reel.'),
  needsVideo: text('YouTube takes videos only. Choose a reel.'),
  takesBranding: true,
  title: 100,
  choices: [
    {
      name: 'privacy',
      label: text('Who can see it'),
      kind: 'list',
      options: [
        { value: 'public', label: text('Everybody') },
        { value: 'unlisted', label: text('Everybody who has the link') },
        { value: 'private', label: text('Only you') },
      ],
      usual: 'public',
    },
    {
      name: 'madeForKids',
      label: text('Made for kids'),
      about: text('YouTube has to know. It then shows no comments and no personalised ads.'),
      kind: 'switch',
      usual: 'no',
    },
  ],
  terms: [],
  takesShortText: false,
  linkApart: false,
  // Nobody can follow an address in the description of a Short.
  scheduledWithLink: false,
  schedules: 'offered',
  price: null,
  listsPosts: true,
  reportsResults: true,
  preview: { frame: 'instagram', narrowest: 9 / 16, widest: 1, several: 'swiped' },
  manner: 'instagram',
  inPrompts: 'YouTube Shorts',
} as const satisfies Network;
