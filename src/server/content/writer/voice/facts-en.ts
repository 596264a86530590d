import type { Voice } from './voice.ts';

export const factHooksEn: Voice['factHooks'] = {
  material: {
    formal: ['{Noun} in {fact}.', '{This}, made of {fact}.', 'First things first: {this} {does}.'],
    informal: [
      'In case you wondered: {this} {does}.',
      'Plain and simple: {this} {does}.',
      'For the curious: {this} {does}.',
    ],
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
    formal: ['{This} in {fact}.', 'In {fact}: {this}.', 'Today in {fact}.', 'A closer look at {fact}.'],
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
    formal: ['Good to know: {this} {does}.', 'If you ask us, {this} {does}.', 'A thought: {this} {does}.'],
    informal: ['We think {this} {does}.', 'Just saying: {this} {does}.', 'Hot take: {this} {does}.'],
  },
  feature: {
    formal: [
      'Did you know that {this} {does}?',
      'One detail: {this} {does}.',
      'Worth knowing: {this} {does}.',
    ],
    informal: [
      'Did you know {this} {does}?',
      'Good news: {this} {does}.',
      'Have you noticed that {this} {does}?',
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
    'Introducing {ours}. {It} {does}.',
    'At {store}: {ours} {with}.',
    'A closer look at {ours}: {it} {does}.',
    'This week we are showing {ours} {with}.',
    'Did you know that {ours} {does}?',
    'In our shop you will find {ours} {with}.',
    'May we introduce {ours}? {It} {does}.',
    'Today we are looking at {ours}. {It} {does}.',
    'Pictured here: {ours} {with}.',
    'We would like to show you {ours}. {It} {does}.',
  ],
  informal: [
    'Meet {ours}. {It} {does}.',
    'Say hello to {ours}. {It} {does}.',
    'Say hi to {ours} {with}.',
    'Have you seen {ours} yet? {It} {does}.',
    'Can we show you {ours}? {It} {does}.',
    'Look who’s here: {ours} {with}.',
    'Quick fact: {ours} {does}.',
    'Everyone, meet {ours} {with}.',
    'Today’s pick: {ours}. {It} {does}.',
    'Just so you know, {ours} {does}.',
    'Hello from {ours}! {It} {does}.',
    'You’re looking at {ours}. {It} {does}.',
  ],
};

export const statementsEn: Voice['statements'] = {
  formal: [
    '{It} {does}.',
    '{The} {does}.',
    'Good to know: {it} {does}.',
    'A detail we like: {it} {does}.',
    'What you may not see at first glance: {it} {does}.',
    'Also worth mentioning: {the} {does}.',
    '{This} {does}.',
    'You may like to know that {ours} {does}.',
    'In short: {it} {does}.',
  ],
  informal: [
    'And yes, {it} {does}.',
    'Did we mention that {it} {does}?',
    'We like that {it} {does}.',
    'Oh, and {it} {does}.',
    'Nice detail: {it} {does}.',
    'P.S. {The} {does}.',
    'Quick facts: {it} {does}.',
    'FYI: {ours} {does}.',
    'The short version: {it} {does}.',
  ],
};

export const reasonsEn: Voice['reasons'] = {
  material: { formal: ['The material is {fact}.'], informal: ['That’s {fact} you’re looking at.'] },
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
    'The essentials: {facts}.',
    'At a glance:',
    '{The} at a glance:',
    'What to know about {the}:',
    'The details of {the}:',
    'Good to know about {the}:',
  ],
  informal: [
    'The quick facts: {facts}.',
    'The short list: {facts}.',
    'What you need to know: {facts}.',
    'What you get: {facts}.',
    'The details:',
    'The facts on {the}:',
    'What we like about {the}:',
    'Quick facts about {the}:',
    'Why you might like {the}:',
  ],
};

export const portraitsEn: Voice['portraits'] = {
  hooks: {
    formal: ['{One}.', 'Looking for {one}?', 'In our shop: {one}.', 'In need of {one}?'],
    informal: ['How about {one}?', 'Found: {one}.', 'Anyone after {one}?', 'Hello, {portrait}.'],
  },
  namings: {
    formal: [
      'Take a look at {ours}, {one}.',
      'From our shelves: {ours}, {one}.',
      'This week’s choice: {ours}, {one}.',
      'Here we have {ours}, {one}.',
    ],
    informal: [
      'Here’s {ours}: {one}.',
      'Guess who? {Ours}, {one}.',
      'In the spotlight: {ours}, {one}.',
      'Well, hello: {ours}, {one}.',
    ],
  },
  reasons: {
    formal: ['In short, {one}.', 'All in all, {one}.', 'Simply {one}.', 'In other words: {one}.'],
    informal: ['So: {one}.', 'In short: {one}.', 'Put simply: {one}.', 'In other words, {one}.'],
  },
};
