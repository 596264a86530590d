import { benefitsEn } from './benefits-en.ts';
import { callsEn, questionsEn } from './calls-en.ts';
import { closesEn, linksEn } from './closes-en.ts';
import {
  factHooksEn,
  factListsEn,
  introductionsEn,
  portraitsEn,
  reasonsEn,
  statementsEn,
} from './facts-en.ts';
import { hooksEn } from './hooks-en.ts';
import { kindsEn } from './kinds-en.ts';
import { stepsEn } from './steps-en.ts';
import { storiesEn } from './stories-en.ts';
import { typesEn } from './types-en.ts';
import type { Voice } from './voice.ts';

export const voiceEn: Voice = {
  hooks: hooksEn,
  factHooks: factHooksEn,
  namings: {
    professional: [
      'At {store}: {ours}.',
      'In the shop: {ours}.',
      'On the shelf: {ours}.',
      'In the picture: {ours}.',
      'This week in the window: {ours}.',
      'Shown here: {ours}.',
    ],
    casual: [
      'Meet {ours}.',
      'Pictured: {ours}.',
      'In the photo: {ours}.',
      'Up on the shelf: {ours}.',
      'Now in our shop: {ours}.',
      'You’re looking at {ours}.',
    ],
    trendy: [
      'Enough said: {ours}.',
      'All eyes on {ours}.',
      'On our mind: {ours}.',
      'Currently loving {ours}.',
      'In frame: {ours}.',
      'Saved to favourites: {ours}.',
    ],
    luxury: [
      '{Ours}, at {store}.',
      'Found at {store}: {ours}.',
      'From the selection at {store}: {ours}.',
      'In the window at {store}: {ours}.',
      'We present {ours}.',
      'Chosen by {store}: {ours}.',
    ],
  },
  introductions: introductionsEn,
  statements: statementsEn,
  benefits: benefitsEn,
  reasons: reasonsEn,
  factLists: factListsEn,
  portraits: portraitsEn,
  stories: storiesEn,
  closes: closesEn,
  links: linksEn,
  prices: {
    formal: [
      '{price} at {store}.',
      'At {store} for {price}.',
      'Available for {price}.',
      'The price of {this}: {price}.',
      '{title}: {price}.',
      'In the shop for {price}.',
    ],
    informal: [
      'Yours for {price}.',
      'Get {the} for {price}.',
      'All yours for {price}.',
      'At our shop for {price}.',
      'Take {the} home for {price}.',
    ],
  },
  pricesFrom: {
    formal: [
      'From {price} at {store}.',
      'Prices for {this} start at {price}.',
      'Available from {price}.',
      'You can order {the} from {price}.',
      '{title} from {price}.',
    ],
    informal: [
      'Yours from {price}.',
      'Get {the} from {price}.',
      'Starts at {price}.',
      'How much? From {price}.',
      'Prices start at {price} for {the}.',
    ],
  },
  discounts: {
    formal: [
      'Now {price} for {this}, down from {before}.',
      '{percent} off {this}: now {price}, was {before}.',
      'Now {price}, down from {before}.',
      'Was {before}, now {price}.',
      'The new price of {the} is {price}, down from {before}.',
      'You save {percent} on {this}: now {price}.',
      '{title}: now {price} instead of {before}.',
    ],
    informal: [
      '{percent} off {this}! Now {price}, was {before}.',
      'Get {the} for {price} instead of {before}.',
      'Now {price} instead of {before}.',
      'You save {percent}: {this} for {price}.',
      '{price} for {the}, down from {before}.',
      '{The} for {price}? Yes, that’s {percent} off.',
      'Down from {before} to {price}.',
    ],
  },
  discountsFrom: {
    formal: [
      'Now from {price} for {this}, down from {before}.',
      'Now from {price}, was {before}.',
      'The new price of {the}: from {price}, down from {before}.',
      '{title}: now from {price} instead of {before}.',
    ],
    informal: [
      'Get {the} from {price} instead of {before}.',
      'Now from {price} instead of {before}.',
      'From {price}, down from {before}.',
      'From {price} for {the}, down from {before}.',
    ],
  },
  colours: [
    'In {count} colours: {names}.',
    'Choose from {count} colours: {names}.',
    'Pick your colour: {names}.',
    'Available in {names}.',
    'Which is yours: {names}?',
    '{The}, in {names}.',
  ],
  sizes: [
    'Available sizes: {names}.',
    'In sizes {names}.',
    'Pick your size: {names}.',
    'Which size is yours: {names}?',
    'Sizes of {the}: {names}.',
  ],
  choices: [
    'Choose between {names}.',
    'Pick yours: {names}.',
    'To choose from: {names}.',
    'Which would you take: {names}?',
    '{The}, your way: {names}.',
  ],
  lastOne: [
    'Only one left.',
    'There is one left in stock.',
    'One left at {store}.',
    'Just one left in the shop.',
  ],
  lastFew: [
    'Only {count} left in stock.',
    'Just {count} left in the shop.',
    '{count} left at {store}.',
    'There are {count} left.',
  ],
  tipLeads: {
    formal: ['{Tip}', 'Worth knowing. {Tip}', 'Our advice. {Tip}'],
    informal: ['{tip}', 'Quick tip. {Tip}', 'Screenshot this. {Tip}'],
  },
  generalTips: [
    'Read the description to the end: it says what is included.',
    'Look at every picture before you order, as each one shows something different.',
    'Not sure which one to choose? Ask us before you order.',
    'Buying a gift? Order a few days early and leave time to wrap it.',
    'Have a question? Ask us first: it’s quicker than sending something back.',
    'Unpack your parcel soon after it arrives and check that everything is there.',
    'Compare the measurements in the description with something you have at home.',
  ],
  calls: callsEn,
  questions: questionsEn,
  kinds: kindsEn,
  types: typesEn,
  steps: stepsEn,
};
