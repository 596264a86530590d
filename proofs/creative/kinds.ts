import { readFileSync } from 'node:fs';
import { kindOf } from '#server/content/writer/voice/product-kind.ts';

const TITLES = new URL('../../src/server/content/writer/voice/testing/product-titles.tsv', import.meta.url);

/** How often a title is taken for something it is not, and how often for nothing though people know it. */
export function kindFigures(): { titles: number; wrong: number; unsure: number } {
  const lines = readFileSync(TITLES, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  let wrong = 0;
  let unsure = 0;
  for (const line of lines) {
    const [labels = '', title = '', category = null] = line.split('\t');
    const { kind, type, confidence } = kindOf({ title, category, description: null });
    const found = type ? `${kind} ${type}` : kind;
    const fits = labels
      .split(' or ')
      .some((label) => label === found || (!type && label.startsWith(`${kind} `)));
    if (confidence !== 'unsure' && !fits) wrong += 1;
    if (confidence === 'unsure' && !labels.includes('unsure')) unsure += 1;
  }
  return { titles: lines.length, wrong, unsure };
}
