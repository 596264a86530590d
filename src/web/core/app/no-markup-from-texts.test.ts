import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.') && !file.includes('/testing/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('no text is ever taken for markup or for a program', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(
    filesWith(/dangerouslySetInnerHTML|\.innerHTML|outerHTML|insertAdjacentHTML|document\.write/),
  ).toEqual([]);
  expect(filesWith(/\beval\(|new Function\(|setTimeout\(\s*['"`]|srcDoc/)).toEqual([]);
});

/** Addresses that a platform or a network named. */
const FOREIGN =
  /href=\{(?:\w+(?:[!?]?\.))*(\w*(?:permalink|recoveryUrl|storeUrl|deskUrl|authUrl|finalUrl)\w*)!?\}/g;

test('an address that others named is a link only where it is one of the web', () => {
  const linked = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(FOREIGN), ([, name]) => ({
      file,
      isChecked: text.includes(`isWebAddress(${name})`),
    })),
  );
  expect(linked.length).toBeGreaterThan(4);
  // The desk of a simulator is named by our own settings.
  const unchecked = linked.filter(({ isChecked }) => !isChecked).map(({ file }) => file);
  expect(unchecked.filter((file) => file !== 'src/web/shell/shell.tsx')).toEqual([]);
});

test('every page that opens in a new tab knows nothing of ours', () => {
  const open = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/<a\b[^>]*target="_blank"[^>]*>/gs), ([tag]) => ({ file, tag })),
  );
  expect(open.length).toBeGreaterThan(3);
  expect(open.filter(({ tag }) => !/rel="[^"]*no(?:referrer|opener)/.test(tag))).toEqual([]);
});
