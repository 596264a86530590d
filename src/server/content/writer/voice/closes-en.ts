import type { Voice } from './voice.ts';

export const linksEn: Voice['links'] = {
  instagram: 'link in bio',
  facebook: 'link below',
  twitter: 'link below',
};

export const closesEn: Voice['closes'] = {
  formal: {
    regular: [
      '{Cost}, {link}.',
      '{Cost} at {store}, {link}.',
      'At {store} for {price}: {link}.',
      'Yours for {price}: {link}.',
      'Available at {store}: {cost}, {link}.',
      'In the shop for {price}: {link}.',
      '{Link}, {cost}.',
    ],
    reduced: [
      'Now {cost} instead of {before}: {link}.',
      'Was {before}, now {cost}: {link}.',
      '{Cost}, down from {before}: {link}.',
      '{percent} off, now {cost}: {link}.',
      '{Cost} instead of {before} at {store}: {link}.',
      'Reduced from {before}, now {cost}: {link}.',
    ],
  },
  informal: {
    regular: [
      'Yours for {price}, {link}.',
      'All yours for {price}: {link}.',
      '{Cost}: {link}.',
      '{Cost} at {store}: {link}.',
      'At {store} for {price}, {link}.',
      'In our shop for {price}, {link}.',
      '{Link}: {cost}.',
    ],
    reduced: [
      'Now {cost} instead of {before}, {link}!',
      '{percent} off: {cost}, {link}.',
      'Then: {before}. Now: {cost}, {link}.',
      'Down to {cost} from {before}: {link}.',
      'Down from {before}, now {cost}: {link}.',
      '{percent} off, so {cost}: {link}.',
    ],
  },
};
