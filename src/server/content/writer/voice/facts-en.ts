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
    formal: ['{Noun} for {fact}.', 'For {fact}: {title}.', '{The} for {fact}.'],
    informal: ['{Noun} for {fact}? Sorted.', 'Off you go: {fact}.', '{Fact}, meet your {noun}.'],
  },
  feature: {
    formal: ['Note that {it} {does}.', 'Worth knowing: {it} {does}.', '{Noun}, {fact}.'],
    informal: ['Yes, {it} {does}.', '{Noun}, but {fact}.', 'Good news: {it} {does}.'],
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

export const introductionsEn: Voice['introductions'] = {
  formal: [
    '{Ours} {does}.',
    'In focus: {ours}. {It} {does}.',
    'Introducing {ours} {with}.',
    '{Ours} {does}, which you can see up close in the shop.',
    'A closer look at {ours}: {it} {does}.',
    'At {store}: {title} {with}.',
  ],
  informal: [
    'Meet {ours}. {It} {does}.',
    'Say hi to {ours} {with}.',
    '{Ours} {does}, in case you were wondering.',
    'This is {ours}, and {it} {does}.',
    'Today’s pick: {ours} {with}.',
  ],
};

export const statementsEn: Voice['statements'] = {
  formal: [
    '{It} {does}.',
    'The detail we would point to: {it} {does}.',
    '{The} {does}.',
    'Look closer: {it} {does}.',
    'A detail worth knowing: {it} {does}.',
    'One more point: {it} {does}.',
  ],
  informal: [
    'And yes, {it} {does}.',
    'Our favourite bit: {it} {does}.',
    '{It} {does}, too.',
    'Oh, and {it} {does}.',
    'Did we mention {it} {does}?',
  ],
};

export const reasonsEn: Voice['reasons'] = {
  material: {
    formal: [
      'Made of {fact}.',
      'Material: {fact}.',
      'The material is {fact}.',
      'Up close you will see {fact}.',
      '{Fact} is what {title} is made of.',
      '{The}, made of {fact}.',
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
      'Will {the} fit? {Fact}, so you can measure.',
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
      '{title}, in {fact}.',
      'Shown here in {fact}.',
      'Ours comes in {fact}.',
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
      'Made for {fact}.',
      'Right for {fact}.',
      'Choose {the} for {fact}.',
      'Have {fact} in mind? Here you are.',
      'Made with {fact} in mind.',
      '{The}, for {fact}.',
    ],
    informal: [
      'Just right for {fact}.',
      'One for {fact}, then.',
      'Good for {fact}, good for you.',
      'All set for {fact}.',
      'Ready for {fact} when you are.',
      'Looking for something for {fact}? This.',
    ],
  },
  feature: {
    formal: ['Worth noting: {fact}.', 'Among the details: {fact}.'],
    informal: ['Nice touch: {fact}.', 'The bit we’d point at: {fact}.'],
  },
  care: {
    formal: [
      'Care: {fact}.',
      'To look after {the}: {fact}.',
      'Care instructions: {fact}.',
      'Good to know for later: {fact}.',
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

export const portraitsEn: Voice['portraits'] = {
  hooks: {
    formal: ['{One}.', '{One}, up close.', 'Looking for {one}?', '{Portrait}, and nothing extra.'],
    informal: ['{One}? Yes, please.', 'Hello, {portrait}.', 'Found: {one}.', 'Wanted: {one}.'],
  },
  namings: {
    formal: [
      '{title}, {one}.',
      '{title}: {one}, at {store}.',
      '{title}, {one} from our range.',
      'Meet {title}, {one}.',
    ],
    informal: [
      'You’re looking at {title}: {one}.',
      'Meet {title}: {one}.',
      '{title}, and yes, {one}.',
      'Say hi to {title}, {one}.',
    ],
  },
  reasons: {
    formal: ['In short, {one}.', '{One}, then.', 'Simply {one}.', 'All in all, {one}.'],
    informal: ['So: {one}.', 'Yes: {one}.', 'In other words, {one}.', '{One}, just like that.'],
  },
};
