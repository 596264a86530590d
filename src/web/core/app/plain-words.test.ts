import { expect, test } from 'vitest';
import { texts as turkish } from '#languages/tr/interface/texts.ts';
import { readSources } from '#web/testing/texts/find-untranslated.ts';
import { textsOfInterface } from '#web/testing/texts/interface-texts.ts';
import { markedTexts } from '#web/testing/texts/marked-texts.ts';
import { type Literal, readLiterals } from '#web/testing/texts/read-literals.ts';

const { ofInterface, ofServer } = readSources();
const english = [...ofInterface, ...ofServer, ...readLiterals('src/languages/en')];
const where = ({ file, words }: Literal) => `${file}: ${words}`;

/** Words of English that nobody says today, or that mean too much. */
const DATED =
  /\b(?:whoever|somebody|beside|anew|stretch(?:es)?|told|wholly|nought|lately|gather(?:ed|ing)?|please give)\b/i;

test('English texts are in plain, current words', () => {
  const dated = [...textsOfInterface(ofInterface), ...markedTexts(ofServer)].filter(({ words }) =>
    DATED.test(words),
  );
  expect(dated.map(where)).toEqual([]);
});

test('a percentage is written 5% in English', () => {
  const spaced = ({ pieces }: Literal) =>
    pieces.some((piece, at) => /\d %(?![A-Za-z])/.test(piece) || (at > 0 && /^ %/.test(piece)));
  // In the facts of descriptions the words of five languages stand side by side.
  const isElsewhere = ({ file }: Literal) => /schema-values|content\/writer\/facts\//.test(file);
  expect(english.filter((literal) => spaced(literal) && !isElsewhere(literal)).map(where)).toEqual([]);
});

test('a percentage is written %5 in Turkish', () => {
  const entries = Object.values(turkish).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
  const ofFiles = readLiterals('src/languages/tr')
    .filter(({ file }) => !file.includes('/interface/'))
    .map(where);
  expect([...entries, ...ofFiles].filter((words) => /[\d}] ?%(?!\d)/.test(words))).toEqual([]);
});
