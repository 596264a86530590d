import { readFileSync } from 'node:fs';
import type { Catalogue } from '#languages/catalogue.ts';
import { bareTexts, textsOfInterface } from './interface-texts.ts';
import { markedTexts, unmarkedMessages } from './marked-texts.ts';
import { type Literal, readLiterals } from './read-literals.ts';

export interface Sources {
  ofInterface: Literal[];
  ofServer: Literal[];
}

export function readSources(): Sources {
  return {
    ofInterface: readLiterals('src/web'),
    ofServer: ['src/shared', 'src/server'].flatMap((folder) => readLiterals(folder)),
  };
}

/** Where words would reach a reader of another language in English, one line for each. */
export function findUntranslated({ ofInterface, ofServer }: Sources, catalogue: Catalogue): string[] {
  const hasEntry = (english: string) => Object.hasOwn(catalogue, english);
  const said = [
    ...textsOfInterface(ofInterface).filter(({ words }) => words !== ''),
    ...markedTexts([...ofInterface, ...ofServer]),
  ];
  return [
    ...said.filter(isComposed).map((text) => faultLine(text, 'is composed, so no entry can be found for it')),
    ...said
      .filter((text) => !isComposed(text) && !hasEntry(text.words))
      .map((text) => faultLine(text, 'has no entry')),
    ...bareTexts(ofInterface, hasEntry).map((text) => faultLine(text, 'is shown without t()')),
    ...unmarkedMessages(ofServer).map((text) => faultLine(text, 'is not marked with text()')),
  ];
}

function isComposed({ kind }: Literal) {
  return kind === 'template';
}

function faultLine({ file, start, words }: Literal, fault: string): string {
  const line = readFileSync(file, 'utf8').slice(0, start).split('\n').length;
  return `${file}:${line} “${words}” ${fault}`;
}
