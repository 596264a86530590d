import type { ReadmeWords } from '#languages/export-words.ts';

export const readme: ReadmeWords = {
  title: (email) => `Your data in Vitrin: ${email}`,
  madeAt: (moment) => `As it stood on ${moment} UTC.`,
  how: [
    'Files ending in .csv open in any spreadsheet. Files ending in .json are lists that any text editor shows.',
    'Amounts are in the currency of the store, as store.json names it. Times are UTC.',
    'A text that a spreadsheet could take for a formula begins with an apostrophe.',
  ].join('\n'),
  account: 'Of your account:',
  person: 'What is yours as a person. An account is exported by its owners, while they are in it.',
  media: 'The pictures and reels themselves.',
  noStores: 'No store is connected.',
  stores: 'A folder for each store:',
  notWhole:
    'Its history was still being read: older records are missing here. Prepare your data again later.',
  eachStore: 'In each of them:',
  leftOut:
    'Left out: passwords, access tokens and other secrets, and sums that Vitrin works out from these files.',
};
