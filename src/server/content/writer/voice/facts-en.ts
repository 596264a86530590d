import type { Voice } from './voice.ts';

export const factHooksEn: Voice['factHooks'] = {
  material: {
    formal: [
      '{Noun} in {fact}.',
      'First, the material: {fact}.',
      '{Fact}, up close.',
      'It starts with {fact}.',
    ],
    informal: ['It’s {fact}.', 'Hello, {fact}.', '{Fact}? Yes, please.', 'You had us at {fact}.'],
  },
  measure: {
    formal: ['{Fact}: will {the} fit?', '{The} in figures: {fact}.', 'A question of size: {fact}.'],
    informal: ['{Fact} of {noun}.', 'Tape measure ready? {Fact}.', 'Got room for {fact}?'],
  },
  capacity: {
    formal: ['{The}: {fact}.', 'Capacity first: {fact}.', 'Space for {fact}.'],
    informal: ['Room for {fact}.', 'How does {fact} sound?', '{Fact}? That’ll do.'],
  },
  weight: {
    formal: ['{Fact} on the scales.', 'By weight: {fact}.', '{The}: {fact}, no guessing.'],
    informal: ['Guess the weight. {Fact}.', '{Fact} of {noun}, weighed.', '{Fact}, since you ask.'],
  },
  colour: {
    formal: ['{The} in {fact}.', 'A case for {fact}.', 'In {fact}: {title}.', '{Fact}, considered.'],
    informal: [
      'Feeling {fact} today?',
      '{Fact} kind of day.',
      'Team {fact}, over here.',
      'Say yes to {fact}.',
    ],
  },
  contents: {
    formal: ['Included: {fact}.', 'All in one: {fact}.', 'What comes with {the}: {fact}.'],
    informal: ['Open it up: {fact}.', 'You get {fact}.', '{Fact}, all together.'],
  },
  use: {
    formal: ['Made with {fact} in mind.', 'For {fact}: {title}.', 'Intended for {fact}: {title}.'],
    informal: ['{Fact}? Sorted.', 'Who said {fact}?', 'Thinking about {fact}?'],
  },
  feature: {
    formal: ['One detail: {fact}.', '{Fact}, for a start.', 'Note the detail: {fact}.'],
    informal: ['{Fact}? Oh yes.', 'Bonus: {fact}.', 'Plot twist: {fact}.'],
  },
  care: {
    formal: ['Simple care: {fact}.', 'Care for {the}: {fact}.', 'Care, in brief: {fact}.'],
    informal: ['Easy to remember: {fact}.', 'Aftercare? {Fact}.', '{Fact}. That’s the care bit.'],
  },
  origin: {
    formal: ['From {fact}: {title}.', 'Where it begins: {fact}.', '{Noun} from {fact}.'],
    informal: ['Greetings from {fact}.', 'Passport says {fact}.', 'Hello from {fact}.'],
  },
};

export const reasonsEn: Voice['reasons'] = {
  material: {
    formal: [
      'Made of {fact}.',
      'Material: {fact}.',
      'The material is {fact}.',
      'Up close you will see {fact}.',
      '{Fact} is what {title} is made of.',
      'For those who ask about material: {fact}.',
    ],
    informal: [
      'Yes, that is {fact}.',
      'Made of {fact}, in case you were wondering.',
      'The material? {Fact}.',
      'Material check: {fact}.',
      'That’s {fact} you’re looking at.',
      'What you’ll be touching: {fact}.',
    ],
  },
  measure: {
    formal: [
      'Measurements: {fact}.',
      'The size: {fact}.',
      'Dimensions: {fact}.',
      'For your tape measure: {fact}.',
      'The exact size: {fact}.',
      'The figures for {the}: {fact}.',
    ],
    informal: [
      'Will {the} fit? {Fact}, so you can check.',
      'That’s {fact} in real life.',
      'Grab a tape measure: {fact}.',
      'Size-wise: {fact}.',
      'How big? {Fact}.',
      'In numbers: {fact}.',
    ],
  },
  capacity: {
    formal: [
      'Capacity: {fact}.',
      '{The} will hold {fact}.',
      'There is room for {fact}.',
      'Designed to hold {fact}.',
      'What fits: {fact}.',
      'Filled to the top: {fact}.',
    ],
    informal: [
      'Room inside for {fact}.',
      'How much fits? {Fact}.',
      'You’ll get {fact} in there.',
      'That’s {fact} for you to fill.',
      'Fill up to {fact}.',
      'Fill {the} with up to {fact}.',
    ],
  },
  weight: {
    formal: [
      'Weight: {fact}.',
      'The scales say {fact}.',
      'On the scales: {fact}.',
      'To be exact about the weight: {fact}.',
      'Weight, for those who carry it: {fact}.',
    ],
    informal: [
      'How heavy? {Fact}.',
      '{Fact}, give or take nothing.',
      '{Fact}, according to the scales.',
      'Weight check: {fact}.',
      'We read the scales for you: {fact}.',
    ],
  },
  colour: {
    formal: [
      'The shade is {fact}.',
      'The shade: {fact}.',
      '{Fact} speaks for itself.',
      '{title}, in {fact}.',
      'Think of {fact} beside what you already own.',
      'In {fact}.',
    ],
    informal: [
      '{Fact} it is.',
      'In {fact}, for the record.',
      'We’d call that {fact}.',
      '{Fact}, and proud of it.',
      'Looking good in {fact}.',
      'And yes, that’s {fact}.',
    ],
  },
  contents: {
    formal: [
      'Supplied: {fact}.',
      'What you receive: {fact}.',
      'The contents: {fact}.',
      'You will receive {fact}.',
      'Complete with {fact}.',
      'In total: {fact}.',
    ],
    informal: [
      'What’s included? {Fact}.',
      'Here’s what you get: {fact}.',
      'Inside: {fact}.',
      'Unpack it and find {fact}.',
      'All yours: {fact}.',
      'One order, and you have {fact}.',
    ],
  },
  use: {
    formal: [
      'Suited to {fact}.',
      'Intended for {fact}.',
      'Right for {fact}.',
      'Meant for {fact}.',
      'The purpose: {fact}.',
      'Designed with {fact} in mind.',
    ],
    informal: [
      'Made for {fact}.',
      'Think {fact}.',
      'One for {fact}, then.',
      'What’s it good for? {Fact}.',
      'Ready for {fact} when you are.',
      'When it’s time for {fact}, you’re set.',
    ],
  },
  feature: {
    formal: [
      'A detail worth noting: {fact}.',
      'Also: {fact}.',
      'To mention one thing: {fact}.',
      'Among the details: {fact}.',
      'Please note: {fact}.',
      'One more point: {fact}.',
    ],
    informal: [
      'Nice touch: {fact}.',
      'Oh, and: {fact}.',
      'Handy: {fact}.',
      'The bit we’d point at: {fact}.',
      'Don’t overlook this: {fact}.',
      'And another thing: {fact}.',
    ],
  },
  care: {
    formal: [
      'Care: {fact}.',
      'To look after {the}: {fact}.',
      'Care instructions: {fact}.',
      'For later: {fact}.',
      'Looking after {the}: {fact}.',
    ],
    informal: [
      'Keeping {the} nice: {fact}.',
      'How to look after {the}? {Fact}.',
      'Care note to self: {fact}.',
      'When {the} could do with some care: {fact}.',
      'The care bit is short: {fact}.',
    ],
  },
  origin: {
    formal: [
      'Origin: {fact}.',
      'From {fact}.',
      '{The} from {fact}.',
      'Place of origin: {fact}.',
      'It all begins in {fact}.',
    ],
    informal: [
      'Where from? {Fact}.',
      'All the way from {fact}.',
      'A little piece of {fact}.',
      '{Fact} says hello.',
      'Born in {fact}, at home at yours.',
    ],
  },
};

export const factListsEn: Voice['factLists'] = {
  formal: [
    'At a glance: {facts}.',
    'In short: {facts}.',
    'The details: {facts}.',
    'The essentials: {facts}.',
    '{The} in brief: {facts}.',
    'What matters: {facts}.',
    '{Facts}.',
  ],
  informal: [
    'The quick list: {facts}.',
    'Here’s the short version: {facts}.',
    'What you need to know: {facts}.',
    'The {noun} facts: {facts}.',
    'To sum up: {facts}.',
    'Reasons? {Facts}.',
    'Take note: {facts}.',
  ],
};
