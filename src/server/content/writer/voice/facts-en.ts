import type { Voice } from './voice.ts';

export const factHooksEn: Voice['factHooks'] = {
  material: {
    formal: ['{Noun} in {fact}.', '{This}, made of {fact}.', '{A} made of {fact}.'],
    informal: ['Yes, {this} {does}.', '{Fact}? Yes please.', '{Noun}, but make it {fact}.'],
  },
  measure: {
    formal: ['{Fact}: the size of {this}.', '{This} in numbers: {fact}.', 'Measured for you: {fact}.'],
    informal: ['{Fact} of {noun}.', 'Tape measure out: {this} {does}.', 'For the record, {this} {does}.'],
  },
  capacity: {
    formal: ['Room for {fact}.', '{Noun} with room for {fact}.', 'Space for {fact}.'],
    informal: ['How much fits? {Fact}.', 'Plenty of room: {this} {does}.', 'Room for {fact}? Yes.'],
  },
  weight: {
    formal: ['{Fact} on the scales.', 'The weight of {this}: {fact}.', 'To be exact, {this} {does}.'],
    informal: [
      '{Fact} of {noun} on the scales.',
      'No guessing: {this} {does}.',
      'We checked: {this} {does}.',
    ],
  },
  colour: {
    formal: ['{This} in {fact}.', 'In {fact}: {this}.', 'Today in {fact}.'],
    informal: [
      'Feeling {fact} today?',
      'Team {fact}, over here.',
      'Anyone else in the mood for {fact}?',
      'Your {noun} in {fact}?',
    ],
  },
  contents: {
    formal: ['Included: {fact}.', '{This}, complete with {fact}.', 'In the box: {fact}.'],
    informal: ['What’s in the box? {Fact}.', 'You get {fact}.', 'Yes, {fact} included.'],
  },
  use: {
    formal: ['{Noun} for {fact}.', '{This}, for {fact}.', 'If you ask us, {this} {does}.'],
    informal: ['Hot take: {this} {does}.', 'We think {this} {does}.', 'Just saying: {this} {does}.'],
  },
  feature: {
    formal: [
      'What we like about {this}: {it} {does}.',
      'Why {this}? {It} {does}.',
      'Did you know that {this} {does}?',
    ],
    informal: ['Good news: {this} {does}.', 'Confirmed: {this} {does}.', 'Did you know {this} {does}?'],
  },
  care: {
    formal: ['Easy care: {fact}.', 'Care for {this}: {fact}.', 'Care in brief: {fact}.'],
    informal: ['Easy to look after: {fact}.', 'Aftercare? {Fact}.', 'The care bit: {fact}.'],
  },
  origin: {
    formal: ['From {fact}.', '{Noun} from {fact}.', 'All the way from {fact}.'],
    informal: ['Hello from {fact}.', 'Greetings from {fact}!', 'Straight from {fact}.'],
  },
};

export const introductionsEn: Voice['introductions'] = {
  formal: [
    '{Ours} {does}.',
    'Introducing {ours}: {it} {does}.',
    'Take a look at {ours}: {it} {does}.',
    'At {store}: {ours} {with}.',
    '{title} {with}, at {store}.',
    'On the shelf at {store}: {ours} {with}.',
  ],
  informal: [
    'Good to know: {ours} {does}.',
    'Meet {ours}: {it} {does}.',
    'Enter {ours}: {it} {does}.',
    'Why {ours}? {It} {does}.',
    'Happy to report: {ours} {does}.',
    'We’ve got you: {ours} {with}.',
    'Say hi to {ours} {with}.',
    'Here’s {ours} {with}.',
  ],
};

export const statementsEn: Voice['statements'] = {
  formal: [
    '{It} {does}.',
    '{The} {does}.',
    '{This} {does}.',
    'And {it} {does}.',
    'What we like: {it} {does}.',
  ],
  informal: [
    'And yes, {it} {does}.',
    'We like that {it} {does}.',
    'Oh, and {it} {does}.',
    'Nice touch: {it} {does}.',
    'Plus, {it} {does}.',
    'P.S. {The} {does}.',
  ],
};

export const reasonsEn: Voice['reasons'] = {
  material: { formal: ['The material is {fact}.'], informal: ['Since you ask: {fact}.'] },
  measure: { formal: ['The size: {fact}.'], informal: ['Size check: {fact}.'] },
  capacity: { formal: ['There is room for {fact}.'], informal: ['There’s room for {fact}.'] },
  weight: { formal: ['The weight: {fact}.'], informal: ['How heavy? {Fact}.'] },
  colour: { formal: ['Shown here in {fact}.'], informal: ['And yes, that’s {fact}.'] },
  contents: {
    formal: ['You will receive {fact}.', 'Included: you get {fact}.'],
    informal: ['What’s included? {Fact}.', 'All yours: {fact}.'],
  },
  use: { formal: [], informal: [] },
  feature: { formal: [], informal: [] },
  care: {
    formal: ['How to care for it: {fact}.', 'To look after {the}: {fact}.', 'For care, remember: {fact}.'],
    informal: [
      'How to look after {the}? {Fact}.',
      'How to keep it nice: {fact}.',
      'Keeping {the} nice: {fact}.',
    ],
  },
  origin: { formal: ['{The} from {fact}.'], informal: ['Where from? {Fact}.'] },
};

export const factListsEn: Voice['factLists'] = {
  formal: [
    'At a glance: {facts}.',
    'In brief: {facts}.',
    'The details: {facts}.',
    'At a glance:',
    '{The} at a glance:',
    'What to know about {the}:',
    'Why {this}?',
  ],
  informal: [
    'The quick facts: {facts}.',
    'The short list: {facts}.',
    'What you get: {facts}.',
    'The details:',
    'The facts on {the}:',
    'What we like about {the}:',
    'Reasons to like {the}:',
  ],
};

export const portraitsEn: Voice['portraits'] = {
  hooks: {
    formal: ['{One}.', 'Looking for {one}?', 'In our shop: {one}.', 'In need of {one}?'],
    informal: ['How about {one}?', 'Found: {one}.', 'Anyone after {one}?', 'Hello, {portrait}.'],
  },
  namings: {
    formal: [
      '{Ours}: {one}.',
      'Take a look at {ours}, {one}.',
      'Introducing {ours}, {one}.',
      'At {store}: {ours}, {one}.',
    ],
    informal: ['Here’s {ours}: {one}.', 'Meet {ours}, {one}.', 'Say hi to {ours}, {one}.'],
  },
  reasons: {
    formal: ['Simply {one}.', 'In short, {one}.'],
    informal: ['Think {one}.', 'In short: {one}.'],
  },
};
