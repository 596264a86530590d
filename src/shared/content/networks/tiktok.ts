import { text } from '#shared/core/sentence.ts';
import type { Network, Way } from './network.ts';

const tiktokLogin = {
  key: 'tiktok',
  name: 'TikTok',
  about: text(
    'Your TikTok account. Reels arrive on your phone, where you paste the text and post them; only an audited installation posts by itself',
  ),
  via: 'tiktok',
} as const satisfies Way;

export const tiktok = {
  name: 'TikTok',
  choiceName: 'TikTok',
  sign: [{ line: 'M9 2.25v8a2.75 2.75 0 1 1-2.75-2.75M9 2.25c.25 2.25 2 4 4.25 4.25' }],
  ways: [tiktokLogin],
  accountMissing: text('No TikTok account is connected. Connect one so that these posts can go out.'),
  limits: { characters: 2200, countedBy: 'units', hashtags: null, suggestedHashtags: 3, fold: null },
  altText: false,
  // Pictures are only fetched, from an address that TikTok has verified.
  pictures: 1,
  size: { width: 1080, height: 1920, shape: 'tall' },
  needsMedia: null,
  needsVideo: text('TikTok takes videos only. Choose a reel.'),
  takesBranding: false,
  title: null,
  // Of posts that appear by themselves, as TikTok asks of audited apps: no privacy by default, every switch off.
  choices: [
    {
      name: 'privacy',
      label: text('Who can see it'),
      kind: 'account',
      options: [
        { value: 'PUBLIC_TO_EVERYONE', label: text('Everyone') },
        { value: 'FOLLOWER_OF_CREATOR', label: text('Followers') },
        { value: 'MUTUAL_FOLLOW_FRIENDS', label: text('Friends') },
        { value: 'SELF_ONLY', label: text('Only you') },
      ],
      usual: null,
    },
    { name: 'comments', label: text('Allow comments'), kind: 'switch', usual: 'no' },
    { name: 'duet', label: text('Allow duets'), kind: 'switch', usual: 'no' },
    { name: 'stitch', label: text('Allow stitches'), kind: 'switch', usual: 'no' },
    {
      name: 'brandOrganic',
      label: text('Promotes your own brand'),
      about: text('TikTok shows it as “Promotional content”.'),
      kind: 'switch',
      usual: 'no',
    },
    {
      name: 'brandContent',
      label: text('Paid partnership'),
      about: text('You were paid to promote another brand. TikTok shows it as “Paid partnership”.'),
      kind: 'switch',
      usual: 'no',
    },
  ],
  // Both said as TikTok's audit wants to see them.
  terms: [
    {
      name: 'Branded Content Policy',
      address: 'https://www.tiktok.com/legal/page/global/bc-policy/en',
      of: 'brandContent',
    },
    {
      name: 'Music Usage Confirmation',
      address: 'https://www.tiktok.com/legal/page/global/music-usage-confirmation/en',
    },
  ],
  takesShortText: false,
  linkApart: false,
  // Nobody can follow an address in its feed.
  scheduledWithLink: false,
  schedules: 'offered',
  price: null,
  listsPosts: true,
  reportsResults: false,
  preview: { frame: 'instagram', narrowest: 9 / 16, widest: 16 / 9, several: 'swiped' },
  manner: 'instagram',
  inPrompts: 'TikTok',
} as const satisfies Network;
