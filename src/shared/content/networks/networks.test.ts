import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MANNERS } from './network.ts';
import { NETWORK_KEYS, NETWORKS, WAY_KEYS } from './networks.ts';

const OWN_FOLDERS = /^src\/(?:shared\/content\/networks|server\/platforms\/\w+)\/|\/testing\/|\.test\.tsx?$/;

test('no code asks which network it is: what differs is declared', () => {
  const names = NETWORK_KEYS.join('|');
  const question = new RegExp(`(?<!manner )(?:[!=]==|\\.includes\\(|case)\\s*'(?:${names})'`);
  const asking = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !OWN_FOLDERS.test(file) && question.test(readFileSync(file, 'utf8')),
  );
  expect(asking).toEqual([]);
});

test('a network speaks in its own manner where there is one', () => {
  for (const manner of MANNERS) expect(NETWORKS[manner].manner).toBe(manner);
});

test('ways come in the order of the networks that they bring, each once', () => {
  expect(WAY_KEYS.slice(0, 3)).toEqual(['facebook', 'instagram', 'x']);
  expect(new Set(WAY_KEYS).size).toBe(WAY_KEYS.length);
});
