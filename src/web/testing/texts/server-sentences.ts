import { argumentOf, nameOf, propertiesOf, standsIn } from './literal-places.ts';
import type { Literal } from './read-literals.ts';

/** Sentences of the server and of shared rules that an owner may read; the interface finds their Turkish by the English. */
export function sentencesOfServer(literals: Literal[]): Literal[] {
  return literals.filter(
    (literal) =>
      isSentence(literal) && !ELSEWHERE.test(literal.file) && !isBilingual(literal) && !isInternal(literal),
  );
}

/** A literal that begins as a sentence does, or a template that goes on as one after its first value. */
function isSentence({ words }: Literal) {
  return /^[A-Z“](?:.* [a-z]+){2}/s.test(words) || /^[A-Z“].* \S+\.$/s.test(words);
}

/** Not for the screen, or written by the server in each language. */
const ELSEWHERE = new RegExp(
  [
    // For those who run Vitrin.
    'server/(?:main|timetable|core/config|core/secrets/app-secret|platforms/(?:connect-outside|simulators))\\.ts',
    'server/(?:core/(?:db|environment|jobs|operation)|operations/command|testing)/',
    'http/openapi\\.ts',
    // For models: what they are asked, and what was wrong with their answer.
    'ai/text-model\\.ts',
    '(?:provider-|ask-provider|translate-question|check-|image-prompt|facts-check|invented-)[\\w-]*\\.ts',
    'server/content/(?:media-files/fit-picture|reels/(?:fit-film|encode-frames))\\.ts',
    // Written in each language where they are made.
    '/(?:wording|writer)/',
    '(?:english|turkish|-words|-phrases|-messages|alt-text|account/export/[\\w-]+)\\.ts',
    // Column names and questions in the language of another program.
    '(?:queries|repository|column-names|editor-csv|own-figures)\\.ts',
  ].join('|'),
);

/** `{ en: '…', tr: '…' }`, or what is called Turkish. */
function isBilingual(literal: Literal) {
  const isCalledTurkish = literal.place.some(
    ({ type, id }) => type === 'VariableDeclarator' && /turkish/i.test(nameOf(id)),
  );
  return isCalledTurkish || propertiesOf(literal).some((name) => name === 'en' || name === 'tr');
}

/** Queries, reports to developers, the description of an endpoint, and what is said to a model. */
function isInternal(literal: Literal) {
  return (
    standsIn(literal, /^(?:Import|TaggedTemplate|TSLiteral)/) ||
    argumentOf(literal, /(?:Error|Fault|OutcomeUnknown|^super|\.write|log\.\w+|sql\.raw)$/) !== undefined ||
    propertiesOf(literal).includes('summary')
  );
}
