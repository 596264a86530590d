import { CHANNELS, type Channel, CONCEPTS, type QuestionWords } from '#languages/question-words.ts';
import { WORDS } from '#languages/words.ts';

/* A question may be put in any language, whatever its reader reads: the words of all of them. */

const QUESTIONS = Object.values(WORDS).map(({ questions }) => questions);

export function ofAll<Item>(part: (words: QuestionWords) => readonly Item[]): Item[] {
  return QUESTIONS.flatMap((words) => [...part(words)]);
}

/** What any language has a form for. */
export function anyForm(part: (words: QuestionWords) => RegExp | null): RegExp {
  const sources = QUESTIONS.map((words) => part(words)?.source).filter((source) => source !== undefined);
  return new RegExp(sources.map((source) => `(?:${source})`).join('|'));
}

const wordsIn = (list: string) => list.split(/\s+/).filter(Boolean);

/** Stems by what they are about (see `isWord`). */
export const STEMS = CONCEPTS.map((concept) => ({
  concept,
  stems: ofAll(({ concepts }) => wordsIn(concepts[concept])),
}));
export const FILLERS = new Set(ofAll(({ fillers }) => wordsIn(fillers)));
export const CORRECTIONS = ofAll(({ corrections }) => corrections);
export const GOING_ON = anyForm(({ goingOn }) => goingOn);
export const POINTS_BACK = anyForm(({ pointsBack }) => pointsBack);
export const EVERYWHERE = anyForm(({ everywhere }) => everywhere);
export const ALL_STORES_FORMS = ofAll(({ stores }) => [stores.all]);
export const WHICH_STORE = ofAll(({ stores }) => [stores.which]);
export const STORE_RANKS = ofAll(({ stores }) => [stores.ranks]);
export const PHRASES = ofAll(({ phrases }) => phrases);
export const NOT_OURS = anyForm(({ notOurs }) => notOurs);
export const CHANNEL_WORDS: [RegExp, Channel][] = CHANNELS.map((channel) => [
  anyForm(({ channels }) => channels[channel]),
  channel,
]);
export const ORIGIN_NOT_RECORDED = anyForm(({ originNotRecorded }) => originNotRecorded);
export const COMPARES_BEFORE = ofAll(({ comparing }) => comparing.before);
export const COMPARES_AFTER = ofAll(({ comparing }) => comparing.after);
export const CONJUNCTIONS = ofAll(({ conjunctions }) => conjunctions);
export const WHOLE_QUESTION = anyForm(({ wholeQuestion }) => wholeQuestion);
export const PARTICLES = ofAll(({ particles }) => particles);
export const TIME_DIMENSIONS = ofAll(({ timeDimensions }) => timeDimensions);
export const TOP_WORDS = ofAll(({ topWords }) => topWords);
export const AHEAD = ofAll(({ ahead }) => ahead);
export const TOMORROW = ofAll(({ tomorrow }) => tomorrow);
export const FIRST_TIME = anyForm(({ firstTime }) => firstTime);
export const ORDERING_VERBS = ofAll(({ orderingVerbs }) => orderingVerbs);
export const PLACING_ORDERS = anyForm(({ placingOrders }) => placingOrders);
export const CUSTOMERS_WON = anyForm(({ customersWon }) => customersWon);
