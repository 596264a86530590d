import type { ContentLanguage, ContentType } from '#shared/content/content.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import type { Chance } from '#shared/core/chance.ts';
import { fitsCommonName } from './bare-type.ts';
import { benefitsOf } from './benefit-of.ts';
import type { CaptionRequest } from './caption.ts';
import { shuffle } from './chance.ts';
import { choosePiece, type Said } from './choose-piece.ts';
import { additionText, agreeing, clauseTexts, standsBeforeNoun } from './clauses.ts';
import { isPlural } from './english-nouns.ts';
import { standingAlone } from './facts/standing-alone.ts';
import { capitalise, type FactTexts, fill, names } from './fill.ts';
import { germanDative, isGermanCoating } from './german-had.ts';
import { goesOn } from './goes-on.ts';
import { fitsHook, inRow, listableFacts } from './listable-facts.ts';
import type { Material } from './material.ts';
import { portraitTexts } from './portrait.ts';
import type { Memory } from './remembered.ts';
import { saysFact } from './says-fact.ts';
import { type Part, PRICED } from './shapes.ts';
import type { FactKind, ProductFact } from './voice/product-fact.ts';

/** Not on every post, or it sounds like a threat. */
const STOCK_SHARE = 0.25;
const FEWEST_OWN_LETTERS = 4;
const FEWEST_POINTS = 3;
const MOST_POINTS = 4;
const MOST_IN_ROW = 3;
const MOST_TO_PAIR = 5;
/** A post that opens with the shop's own sentence is read on where that is short. */
const LONGEST_OPENING = 90;
const LEADS_PER_TIP = 3;
/** What is told or asked rests for so many posts. */
const STORY_RESTS = 15;
const ASK_RESTS = 20;
/** What is asked of a type stands under all of it; at times the question names the product. */
const ASK_SHARE = 0.5;

export interface Candidate {
  piece: string;
  /** What else was put together for it, known again by itself. */
  tip?: string;
  /** The fact that it says. */
  fact?: FactKind;
  saysTwo?: boolean;
  /** It says what the fact is good for. */
  isGoodFor?: boolean;
  /** Written for its type alone… */
  isOfType?: boolean;
  /** …or for whatever is sold, where the type is known. */
  isGeneral?: boolean;
  text: string;
}

interface Context {
  request: CaptionRequest;
  contentType: ContentType;
  material: Material;
  memory: Memory;
  chance: Chance;
}

/** Says one part after another; each knows what those before it have said. */
export function createParts({ request, contentType, material, memory, chance }: Context) {
  const { voice, register, words, type, texts } = material;
  const { tone, language } = request;
  const { manner } = NETWORKS[request.platform];
  const notInTitle = (facts: ProductFact[]) =>
    facts.filter((fact) => !saysFact(texts.title ?? '', fact, language));
  // English titles are in the words of the facts.
  const left = shuffle(language === 'en' ? notInTitle(material.facts) : material.facts, chance);
  const subject = {
    words: type,
    title: texts.title,
    titleNumber: material.titleNumber,
    isOfOtherGender: material.isOfOtherGender,
    language,
  };
  const isMany = language === 'en' && (material.titleNumber === 'many' || (!!type && isPlural(type.noun)));
  const lower = (text: string | undefined) => text?.toLocaleLowerCase(language);
  const titleIsType = material.isCommonName || (!!type && lower(texts.title) === lower(texts.noun));
  /** A Turkish title that is the type's word is no name: the thing is said with it, «vitrinde iri beyaz çiçekli bir orkide». */
  const isNoName = language === 'tr' && titleIsType;
  const said: Said = {
    pieces: [],
    texts: [],
    titleLength: texts.title?.length ?? 0,
    titleIsType,
    isForeign: material.isForeign,
  };
  let later: readonly Part[] = [];
  /** The first sentence is one that no post of the week begins with, as long as there is one. */
  let onlyFresh = false;

  /** @returns null when there is nothing (more) of it to say. */
  function write(part: Part, stillToCome: readonly Part[]): string | null {
    later = stillToCome;
    const isFirst = said.pieces.length === 0;
    onlyFresh = isFirst;
    let found = sentenceFor[part]();
    if (!found && isFirst && part !== 'naming' && part !== 'introduction') found = sentenceFor.hook();
    onlyFresh = false;
    if (!found && isFirst) found = sentenceFor[part]();
    // Of what has no name, and of which nothing is known.
    if (!found && isFirst && stillToCome.length === 0) found = sentenceFor.line();
    if (found) dropSaid(found);
    return found;
  }

  function dropSaid(text: string) {
    for (let at = left.length - 1; at >= 0; at--) if (saysFact(text, left[at]!, language)) left.splice(at, 1);
  }

  const choose = (candidates: Candidate[]): string | null =>
    choosePiece(
      candidates.filter(
        ({ piece, text, tip }) => !onlyFresh || ((tip || hasOwnWords(piece)) && !memory.opened(piece, text)),
      ),
      { said, memory, chance, later, short: manner === 'twitter' },
    );
  const filled = (pieces: readonly string[], more: FactTexts = {}): Candidate[] =>
    pieces.flatMap((piece) => {
      if ((material.isCommonName || isNoName) && !fitsCommonName(piece, language)) return [];
      // Before it is named, nobody knows what «this one» would be.
      const pointing = type || said.pieces.some(namesTitle) ? {} : NO_POINTING;
      const short = isTypeSaid() ? material.shortTexts : {};
      const text = fill(piece, { ...texts, ...short, ...pointing, ...more }, language);
      if (!text) return [];
      return [{ piece, text: material.isCommonName ? sentencesCapitalised(text, language) : text }];
    });
  const alone = (fact: ProductFact) => standingAlone(agreeing(fact, type, language), language);
  const ofFacts = (pieces: Record<FactKind, Record<typeof register, string[]>>, facts: ProductFact[]) =>
    facts.flatMap((fact) =>
      pieces[fact.kind][register].flatMap((piece) => {
        if (BEFORE_NOUN.test(piece) && fact.kind === 'feature' && !standsBeforeNoun(fact.text, language))
          return [];
        if (OF_GERMAN.test(piece) && isGermanCoating(fact.text)) return [];
        const bound = OF_GERMAN.test(piece) ? germanDative(fact.text) : fact.text;
        const text = STANDS_ALONE.test(piece) ? alone(fact) : bound;
        return filled([piece], {
          fact: text,
          Fact: capitalise(text, language),
          ...clauseTexts([fact], piece, subject),
        }).map((candidate) => ({ ...candidate, fact: fact.kind }));
      }),
    );
  /** One fact or two of different kinds, as a clause or after the product's name. */
  const stated = (pieces: readonly string[]) => {
    const some = left.slice(0, MOST_TO_PAIR);
    const pairs = some.flatMap((one, at) =>
      some.slice(at + 1).flatMap((other) => (one.kind === other.kind ? [] : [[one, other]])),
    );
    return [...left.map((fact) => [fact]), ...pairs].flatMap((facts) =>
      pieces.flatMap((piece): Candidate[] => {
        const texts = WITH.test(piece)
          ? { with: facts.length === 1 ? additionText(facts[0]!, language) : '' }
          : {
              ...clauseTexts(facts, piece, {
                ...subject,
                ...(isTypeSaid() ? { title: undefined } : {}),
                followsTitle: namesTitle(said.pieces.at(-1) ?? ''),
              }),
              ...instead(piece),
            };
        // «Our Regular fit jeans are regular fit.»
        if (namesTitle(piece) && facts.some((fact) => saysFact(material.texts.title ?? '', fact, language)))
          return [];
        const isColour = facts.every(({ kind }) => kind === 'colour');
        const [plain] = filled([piece], texts).map((candidate) => ({
          ...candidate,
          ...(isColour ? { fact: 'colour' as const } : {}),
          saysTwo: facts.length === 2,
        }));
        if (!plain) return [];
        return [plain, ...withBenefits(plain, facts)];
      }),
    );
  };
  /** «Spiky Cactus» is no «elle», though «plante grasse» is: after a foreign title French says «cette plante grasse». */
  function instead(piece: string): FactTexts {
    const follows = namesTitle(piece) || namesTitle(said.pieces.at(-1) ?? '');
    const isName = material.isForeign && !material.isCommonName;
    // «Ce jean, il a …», «qu’il …».
    const isBound = /\{[Ww]hom\}|’\{it\}/.test(piece);
    if (language !== 'fr' || !isName || !follows || isBound || !texts.whom) return {};
    return { it: texts.whom, It: capitalise(texts.whom, language) };
  }
  /** «It’s multi-coated, which keeps reflections out of the picture.» */
  function withBenefits(plain: Candidate, facts: ProductFact[]): Candidate[] {
    const [fact, ...others] = facts;
    if (!fact || others.length > 0 || !ENDS_WITH_FACT.test(plain.piece)) return [];
    return benefitsOf(fact, { kind: material.kind, type: material.typeName, benefits: voice.benefits })
      .filter((benefit) => !(isMany && SAYS_IT.test(benefit)))
      .map((benefit) => ({
        ...plain,
        text: plain.text.replace(/[.!]$/, `${benefit}.`),
        isGoodFor: true,
      }));
  }
  const nameOf = (title = '') => (isNoName ? '' : title);
  /** With the product's type and what is still to be said of it. */
  const portraits = (pieces: Record<typeof register, string[]>) =>
    type
      ? filled(
          pieces[register],
          portraitTexts(notInTitle(left), type, { title: nameOf(texts.title), language }),
        )
      : [];

  /** A fact that begins a caption is said as a hook. */
  const ofLeft = () => {
    if (said.pieces.length === 0) return ofHooks();
    const isSpokenOf = said.pieces.some(speaksOfProduct);
    const last = said.pieces.at(-1)!;
    const isSubject = speaksOfProduct(last);
    const follows = ({ piece }: Candidate) =>
      (isSpokenOf || !goesOn(piece, language)) && (isSubject || !/\{[Ii]t\}/.test(piece));
    const statements = stated(voice.statements[register]).filter(follows);
    return (
      // «By the way» would part what the story has joined.
      (isAfterStory() ? choose(statements.filter(({ piece }) => !hasOwnWords(piece))) : null) ??
      choose([
        ...ofFacts(voice.reasons, left).filter(follows),
        ...statements,
        ...portraits(voice.portraits.reasons).filter(follows),
      ])
    );
  };
  const ofHooks = () =>
    choose([...ofFacts(voice.factHooks, left.filter(fitsHook)), ...portraits(voice.portraits.hooks)]);

  const { stories, lessons, asks } = material.whole;
  const isAfterStory = () => [...stories, ...lessons].includes(said.pieces.at(-1) ?? '');

  const isRested = (posts: number) => (piece: string) => (memory.lastSaid(piece) ?? posts) >= posts;

  const isTypeSaid = () => !!type && said.texts.some((text) => lower(text)!.includes(lower(texts.noun)!));
  /** A title that is the type's word is said with it; what would introduce it says more of it instead. */
  const isIntroduced = () => titleIsType && isTypeSaid();

  /** «Tripod üzerine kısa bir not. Bilmekte fayda var: …» would say twice that a tip follows. */
  const isAnnounced = () => voice.hooks[tone].educational.includes(said.pieces.at(-1) ?? '');

  const sentenceFor: Record<Part, () => string | null> = {
    hook: () =>
      choose([
        ...filled(voice.hooks[tone][contentType]).map((candidate) => ({
          ...candidate,
          isGeneral: type !== null && contentType !== 'promotion' && contentType !== 'educational',
        })),
        // A scene is no beginning of a lesson.
        ...filled(contentType === 'educational' ? [] : words.hooks).map((candidate) => ({
          ...candidate,
          isOfType: type !== null,
        })),
      ]),
    factHook: () => ofHooks() ?? sentenceFor.hook(),
    // Told lately, another begins as posts of types without any do.
    story: () =>
      choose(
        filled(stories.filter(isRested(STORY_RESTS))).map((candidate) => ({ ...candidate, isOfType: true })),
      ) ?? [sentenceFor.line(), sentenceFor.introduction()].filter(Boolean).join('\n\n'),
    naming: () => {
      if (said.pieces.some(namesTitle)) return null;
      if (isIntroduced()) return sentenceFor.reason() ?? sentenceFor.question();
      return choose([...filled(voice.namings[tone]), ...portraits(voice.portraits.namings)]);
    },
    introduction: () => {
      if (said.pieces.some(namesTitle)) return sentenceFor.reason();
      if (isIntroduced()) return sentenceFor.reason() ?? sentenceFor.question();
      const introduced = choose([
        ...stated(voice.introductions[register]),
        ...portraits(voice.portraits[isNoName ? 'reasons' : 'namings']),
      ]);
      if (introduced) return introduced;
      const naming = sentenceFor.naming();
      if (naming) dropSaid(naming);
      return [naming, ofLeft()].filter(Boolean).join(' ') || null;
    },
    reason: () => {
      const found = ofLeft();
      if (found) return found;
      if (!said.pieces.some(speaksOfProduct)) return sentenceFor.line();
      // After the product a scene follows from nothing.
      if (!type && !later.includes('call')) return sentenceFor.call();
      if (type && !later.includes('question')) return asked();
      return later.some((part) => PRICED.has(part)) ? null : priceSentence();
    },
    facts: () => (said.pieces.length > 0 ? row(left, MOST_IN_ROW) : null) ?? sentenceFor.reason(),
    list: () => points() ?? sentenceFor.reason(),
    line: () => {
      const isNew = (line: string) => memory.lastSaid(line) === null;
      const lines =
        said.pieces.length > 0 ? words.lines : words.lines.filter((line) => !POINTS_BACK.test(line));
      // Facts of this product say more than what other posts have said.
      return choose(filled(lines.filter(isNew))) ?? ofLeft() ?? choose(filled(words.lines));
    },
    description: () => {
      const isOpening = said.pieces.length === 0;
      const sentence = choose(
        material.sentences
          .filter((each) => memory.lastWith(each) === null && (!isOpening || each.length <= LONGEST_OPENING))
          .map((text) => ({ piece: text, text })),
      );
      return sentence ?? (isOpening ? sentenceFor.factHook() : sentenceFor.reason());
    },
    lesson: () =>
      choose(
        filled(lessons.filter(isRested(STORY_RESTS))).map((candidate) => ({ ...candidate, isOfType: true })),
      ) ?? [sentenceFor.tip(), sentenceFor.introduction()].filter(Boolean).join('\n\n'),
    tip: () => tipOf(isAnnounced() ? ['{Tip}'] : voice.tipLeads[register]),
    // Two that hold for everything read like a manual.
    moreTip: () => (type ? tipOf(['{Tip}']) : sentenceFor.call()),
    price: () => [priceSentence(), stockSentence()].filter(Boolean).join(' ') || null,
    variants: () => {
      const { variants } = material;
      if (!variants) return null;
      return choose(filled(voice[variants.kind], { count: String(variants.count), names: variants.names }));
    },
    close: () => closing('regular'),
    offer: () => closing('reduced'),
    question: () => {
      // An opening is answered by what follows; «Sounds familiar?» asks about what was said.
      if (said.pieces.length === 0) return asked() ?? sentenceFor.hook();
      return (
        (chance() < ASK_SHARE ? asked() : null) ?? choose(filled(voice.questions[register][contentType]))
      );
    },
    call: () => choose(filled(voice.calls[manner][register][contentType])),
  };

  function tipOf(leads: readonly string[]) {
    return choose(
      material.tips
        .filter((tip) => !said.texts.some((text) => text.includes(tip.slice(1))))
        .flatMap((tip) =>
          // As many for each, so that those with few leads come as often.
          shuffle(filled(leads, tipTexts(tip, language)), chance)
            .slice(0, LEADS_PER_TIP)
            // Its first letter may have become small.
            .map((candidate) => ({ ...candidate, tip: tip.slice(1) })),
        ),
    );
  }

  function priceSentence() {
    if (!texts.price) return null;
    const { priceVaries } = request.product;
    const pieces = material.isReduced
      ? voice[priceVaries ? 'discountsFrom' : 'discounts']
      : voice[priceVaries ? 'pricesFrom' : 'prices'];
    return choose(filled(pieces[register]));
  }

  const asked = () =>
    choose(filled(asks.filter(isRested(ASK_RESTS))).map((candidate) => ({ ...candidate, isOfType: true })));

  /** «For $65» would be untrue where other variants cost more, and «from» and «instead of» stumble over each other. */
  const suitsPrice = (piece: string) =>
    !request.product.priceVaries || !names(piece, 'price', 'before', 'percent');

  /** A price is said once; where it has been, or can't be said in few words, the call stands alone. */
  function closing(kind: 'regular' | 'reduced') {
    const isPriceSaid = said.pieces.some((piece) => names(piece, 'price', 'before', 'percent'));
    const closed = isPriceSaid ? null : choose(filled(voice.closes[register][kind].filter(suitsPrice)));
    if (closed) return [stockSentence(), closed].filter(Boolean).join(' ');
    const price = isPriceSaid ? null : sentenceFor.price();
    return [price, sentenceFor.call()].filter(Boolean).join(' ') || null;
  }

  function stockSentence() {
    if (!material.few || chance() > STOCK_SHARE) return null;
    return choose(
      filled(material.few === 1 ? voice.lastOne : voice.lastFew, { count: String(material.few) }),
    );
  }

  /** Facts in one sentence. */
  function row(facts: ProductFact[], most: number) {
    const listed = listableFacts(facts).slice(0, most);
    if (listed.length < 2) return null;
    const joined = inRow(listed.map(alone), language);
    const sentences = voice.factLists[register].filter((piece) => /\{[Ff]acts/.test(piece));
    return choose(filled(sentences, { facts: joined, Facts: capitalise(joined, language) }));
  }

  /** A line that leads, and a point for each fact. */
  function points() {
    const listed = listableFacts(left).slice(0, MOST_POINTS);
    const leads = voice.factLists[register].filter((piece) => !/\{[Ff]acts/.test(piece));
    if (listed.length < FEWEST_POINTS) return null;
    const lead = choose(filled(leads));
    return lead && [lead, ...listed.map((fact) => `• ${capitalise(alone(fact), language)}`)].join('\n');
  }

  return { write, said };
}

/** What begins a caption is known again by them. */
const hasOwnWords = (piece: string) =>
  (piece.replace(/\{[^}]*\}/g, '').match(/\p{L}/gu)?.length ?? 0) >= FEWEST_OWN_LETTERS;
/** «Aus gewaschenem Leinen». */
const OF_GERMAN = /(?<!\p{L})aus \{fact\}/iu;
/** In Turkish: «{Fact} bir sandalye», «{Fact} olması». */
const BEFORE_NOUN = /\{[Ff]act\} (?:bir |ol|\{[Nn]oun)/;
/** A fact after a colon, or by itself. */
const STANDS_ALONE = /(?:^|: |[?] )\{[Ff]act\}(?=[.!?,:]|$| :)/;
/** «It looks old and wise»: an English line for which a product has to have been named. */
const POINTS_BACK = /^(?:It|They)(?!\p{L})/u;
const speaksOfProduct = (piece: string) =>
  /\{(?:title|quoted|[Oo]urs|[Ff]acts?|[Pp]ortrait|[Oo]ne|[Dd]oes|with)[}:]/.test(piece);
const namesTitle = (piece: string) => /\{(?:title|quoted|[Oo]urs)/.test(piece);
const NO_POINTING: FactTexts = { the: '', The: '', whom: '', Whom: '', this: '', This: '' };
const ENDS_WITH_FACT = /\{[Dd]oes\}[.!]$/;
/** «So it fits in any bag», which no pair of shoes is. */
const SAYS_IT = /\b(?:it|its)\b/;
const WITH = /\{with\}/;

/** A type's word may begin one where a title would. */
function sentencesCapitalised(text: string, language: ContentLanguage): string {
  return text.replace(/(?:^|[.!?]\s+)[«¿¡“„]?\p{Ll}/gu, (start) => start.toLocaleUpperCase(language));
}

/** Spanish and French go on small after a colon; a tip with a colon of its own has to stand alone. */
function tipTexts(tip: string, language: ContentLanguage): FactTexts {
  const goesOnSmall = language === 'es' || language === 'fr';
  const [first = ''] = tip;
  const following = goesOnSmall ? first.toLocaleLowerCase(language) + tip.slice(first.length) : tip;
  return { Tip: tip, tip: tip.includes(':') ? '' : following };
}
