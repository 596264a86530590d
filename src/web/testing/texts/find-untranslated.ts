import { existsSync, readFileSync } from 'node:fs';
import { createTranslate } from '#web/core/app/i18n.ts';
import type { Catalogue } from '#web/languages/catalogue.ts';
import { bareTexts, textsOfInterface } from './interface-texts.ts';
import { type Literal, readLiterals } from './read-literals.ts';
import { sentencesOfServer } from './server-sentences.ts';

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

/** Where words would reach a Turkish reader in English, one line for each. */
export function findUntranslated({ ofInterface, ofServer }: Sources, turkish: Catalogue): string[] {
  const { message } = createTranslate('tr', turkish);
  const hasEntry = (english: string) => Object.hasOwn(turkish, english) || message(english) !== english;
  const spoken = textsOfInterface(ofInterface).filter(({ words }) => words !== '');
  const sentences = sentencesOfServer(ofServer);
  return [
    ...spoken
      .filter(isComposed)
      .map((text) => faultLine(text, 'is composed, so no entry can be found for it')),
    ...spoken
      .filter((text) => !isComposed(text) && !Object.hasOwn(turkish, text.words))
      .map((text) => faultLine(text, 'has no Turkish entry')),
    ...bareTexts(ofInterface, hasEntry).map((text) => faultLine(text, 'is shown without t()')),
    ...sentences
      .filter(({ words }) => !hasEntry(words))
      .map((text) => faultLine(text, 'has no Turkish entry')),
    ...documentsAlone(ofInterface).map((file) => `${file} has no Turkish twin`),
  ];
}

function isComposed({ kind }: Literal) {
  return kind === 'template';
}

function faultLine({ file, start, words }: Literal, fault: string): string {
  const line = readFileSync(file, 'utf8').slice(0, start).split('\n').length;
  return `${file}:${line} “${words}” ${fault}`;
}

function documentsAlone(literals: Literal[]): string[] {
  const documents = new Set(literals.map(({ file }) => file).filter((file) => file.endsWith('-english.ts')));
  return [...documents].filter((file) => !existsSync(file.replace('-english.ts', '-turkish.ts')));
}
