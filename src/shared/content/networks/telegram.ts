import { text } from '#shared/core/sentence.ts';
import type { Network, Way } from './network.ts';

const telegramBot = {
  key: 'telegram',
  name: 'Telegram',
  about: text('Your channel, through a bot that you create in two minutes. Nothing has to be approved'),
  via: 'telegram',
  asks: {
    steps: [
      {
        text: text(
          'In Telegram, open BotFather, send /newbot and answer its questions. It gives you a token.',
        ),
        address: 'https://t.me/BotFather',
      },
      {
        text: text(
          'Open your channel, choose Administrators, then Add Administrator, and find your bot by its name. Leave Post Messages on.',
        ),
      },
      { text: text('Enter the token and the name of the channel here. Vitrin checks both at once.') },
    ],
    fields: [
      { name: 'token', label: text('Bot token'), isSecret: true, example: '1234567890:AAHq…' },
      { name: 'channel', label: text('Name of the channel'), isSecret: false, example: '@teahouse' },
    ],
  },
} as const satisfies Way;

export const telegram = {
  name: 'Telegram',
  choiceName: 'Telegram',
  sign: [{ line: 'M14 2.5 1.75 7.25 6 9l1.5 4.5 2.25-3 3 2.25z' }, { line: 'M14 2.5 6 9' }],
  ways: [telegramBot],
  accountMissing: text('No Telegram channel is connected. Connect one so that these posts can go out.'),
  limits: {
    characters: 1024,
    withoutMedia: 4096,
    countedBy: 'units',
    hashtags: null,
    suggestedHashtags: 3,
    fold: null,
  },
  altText: false,
  pictures: 10,
  size: { width: 1080, height: 1350, shape: 'portrait' },
  needsMedia: null,
  needsVideo: null,
  takesBranding: true,
  title: null,
  choices: [],
  terms: [],
  takesShortText: false,
  linkApart: false,
  scheduledWithLink: true,
  schedules: 'offered',
  price: null,
  listsPosts: false,
  reportsResults: false,
  preview: { frame: 'telegram', narrowest: 1 / 2, widest: 2, several: { most: 10, counts: false, ratio: 1 } },
  manner: 'facebook',
  inPrompts: 'a Telegram channel',
} as const satisfies Network;
