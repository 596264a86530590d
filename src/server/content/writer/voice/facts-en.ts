import type { Voice } from './voice.ts';

export const factHooksEn: Voice['factHooks'] = {
  material: {
    formal: ['{Noun} in {fact}.', '{This}, made of {fact}.', '{A} made of {fact}.'],
    informal: ['Yes, {this} {does}.', '{Fact}? Yes please.', '{Noun}, but make it {fact}.'],
  },
  measure: {
    formal: ['{Fact}: the size of {this}.', '{This} in numbers: {fact}.', 'The size, measured: {fact}.'],
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
    formal: ['{Noun} for {fact}.', '{This}, for {fact}.', '{This} {does}, we think.'],
    informal: ['Quick thought: {this} {does}.', 'We think {this} {does}.', 'Our take: {this} {does}.'],
  },
  feature: {
    formal: [
      'What we like about {this}: {it} {does}.',
      'Why {this}? {It} {does}.',
      'A closer look: {this} {does}.',
    ],
    informal: [
      'See for yourself: {this} {does}.',
      'Look closely: {this} {does}.',
      'Up close: {this} {does}.',
    ],
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
    'On the shelf at {store}: {ours} {with}.',
    'In our shop: {ours} {with}.',
    'At {store}: {ours} {with}.',
    'In the picture: {ours} {with}.',
  ],
  informal: [
    '{Ours} {does}.',
    'Pictured: {ours} {with}.',
    'Meet {ours}: {it} {does}.',
    'Here: {ours} {with}.',
    'In the photo: {ours} {with}.',
  ],
};

export const statementsEn: Voice['statements'] = {
  formal: ['{It} {does}.', '{The} {does}.', '{This} {does}.', 'Up close, {it} {does}.'],
  informal: ['{It} {does}.', '{The} {does}.', '{This} {does}.', 'By the way, {it} {does}.'],
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
    'In brief:',
    'The facts on {the}:',
    'What we like about {the}:',
    'What {the} offers:',
  ],
};

export const portraitsEn: Voice['portraits'] = {
  hooks: {
    formal: ['{One}.', 'Looking for {one}?', 'In our shop: {one}.'],
    informal: ['How about {one}?', 'Found: {one}.', 'Hello, {portrait}.'],
  },
  namings: {
    formal: ['{Ours}: {one}.', 'At {store}: {ours}, {one}.'],
    informal: ['Here’s {ours}: {one}.', 'Meet {ours}, {one}.'],
  },
  reasons: {
    formal: ['In short, {one}.'],
    informal: ['In short: {one}.'],
  },
};
