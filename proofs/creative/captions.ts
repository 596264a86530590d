import { writeFileSync } from 'node:fs';
import { type CaptionFigures, figuresOf } from '#server/content/writer/testing/caption-figures.ts';
import { sampleProducts } from '#server/content/writer/testing/sample-products.ts';
import { type Written, writeAll } from '#server/content/writer/testing/written-captions.ts';
import { CONTENT_LANGUAGES, type ContentLanguage } from '#shared/content/content.ts';
import { captionsSheet } from './captions-sheet.ts';
import { kindFigures } from './kinds.ts';

const PRODUCTS = 50;
const CAPTIONS_A_PRODUCT = 20;
/** Over every product, for the check of facts alone. */
const CHECKED = 10_000;

const MOST_RECURRING = 0.15;
const LEAST_WITH_FACT = 0.8;
const MOST_WRONG_KINDS = 0.03;

/** @returns the marks that were missed. */
export async function proveCaptions(sheet: string | null): Promise<string[]> {
  const missed: string[] = [];
  const all: Written[] = [];
  let checked = 0;
  let refused = 0;
  for (const language of CONTENT_LANGUAGES) {
    const products = await sampleProducts(language);
    const written = writeAll(evenly(products, PRODUCTS), language, CAPTIONS_A_PRODUCT);
    const rounds = Math.ceil((CHECKED / CONTENT_LANGUAGES.length - written.length) / products.length);
    const more = writeAll(products, language, rounds);
    const figures = figuresOf(written);
    const refusedHere = [...written, ...more].filter(({ problems }) => problems.length > 0);
    checked += written.length + more.length;
    refused += refusedHere.length;
    print(language, figures);
    for (const { problems, caption } of refusedHere)
      process.stdout.write(`${problems.join(' ')}\n${caption}\n\n`);
    missed.push(...marksMissed(language, figures));
    all.push(...written);
  }
  process.stdout.write(`Refused by the check of facts: ${refused} of ${checked} captions\n`);
  if (refused > 0) missed.push(`${refused} captions are refused by the check of facts`);
  const kinds = kindFigures();
  process.stdout.write(
    `Kinds of ${kinds.titles} titles: ${kinds.wrong} wrong, ${kinds.unsure} unsure where the title says it\n`,
  );
  if (kinds.wrong > kinds.titles * MOST_WRONG_KINDS) missed.push(`${kinds.wrong} kinds are wrong`);
  if (sheet) writeFileSync(sheet, captionsSheet(all));
  return missed;
}

function evenly<Item>(items: Item[], most: number): Item[] {
  return Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)]!);
}

function print(language: ContentLanguage, figures: CaptionFigures) {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  process.stdout.write(
    [
      `${language}: ${figures.captions} captions, ${figures.sentences} sentences`,
      `  on another product too: ${percent(figures.recurring)}`,
      `  with a fact, of those whose product is described: ${percent(figures.withFact)}`,
      `  open alike within a week: ${figures.openAlike.length}`,
      `  a shape twice among ten of a product: ${figures.shapesTwice.length}`,
      `  median ${figures.medianMs.toFixed(1)} ms`,
      '',
    ].join('\n'),
  );
}

function marksMissed(language: ContentLanguage, figures: CaptionFigures): string[] {
  const marks: [boolean, string][] = [
    [figures.recurring < MOST_RECURRING, 'too many sentences stand on another product'],
    [figures.withFact >= LEAST_WITH_FACT, 'too few captions say a fact'],
    [figures.openAlike.length === 0, `posts of a week open alike: ${figures.openAlike.join(' | ')}`],
    [figures.shapesTwice.length === 0, `a shape comes twice: ${figures.shapesTwice.join(' | ')}`],
  ];
  return marks.filter(([reached]) => !reached).map(([, mark]) => `${language}: ${mark}`);
}
