import type { ContentType, Tone } from '#shared/content/content.ts';
import type { Manner } from '#shared/content/networks/network.ts';
import type { Benefits } from './benefits.ts';
import type { Kind } from './kinds.ts';
import type { FactKind } from './product-fact.ts';
import type { ProductType } from './product-types.ts';
import type { Stories } from './stories.ts';

/** Sie or du, siz or sen: a caption never mixes them. */
export type Register = 'formal' | 'informal';

/**
 * How sellers of one country write. Names in braces stand for facts: `{title}`, `{quoted}` (the title in quotation
 * marks), `{ours}` («our Mug», «unser Cruiser Skateboard», which is a subject; `{Ours}` begins a sentence), `{store}`, `{price}`, `{cost}`, `{before}`, `{percent}`, `{count}`, `{names}`, `{fact}` (a `ProductFact`), `{facts}` (up to
 * three of them in a row), and of the type: `{noun}`, `{the}`, `{whom}` (`{The}`, `{Whom}`, `{Noun}` begin a sentence), `{a}`, in German as after a verb: «einen Hocker», in English also `{this}`: «these sneakers». A fact can be a clause,
 * `{It} {does}`, or stand after its noun, `{title} {with}`; a Turkish material takes `{fact:den}`.
 * In Turkish names and prices take a suffix, as in `{store:de}`, `{price:e}`. A piece that names a fact is used only where that is known.
 */
export interface Voice {
  /** 3 to 8 words that stop a thumb; most name the product, its type or a fact, so that they stand on no other post. */
  hooks: Record<Tone, Record<ContentType, string[]>>;
  /** 3 to 6 words made of one fact. */
  factHooks: Record<FactKind, Record<Register, string[]>>;
  /** Introduces the product: each has `{title}`, `{quoted}` or `{ours}`. */
  namings: Record<Tone, string[]>;
  /** Names the product and says one or two facts of it in the same sentence: each has a name, and `{does}` or `{with}`. */
  introductions: Record<Register, string[]>;
  /** One or two facts as a sentence, whatever they are: each has `{does}`. */
  statements: Record<Register, string[]>;
  /** What a fact is good for, added to the sentence that says it. */
  benefits: Benefits;
  /** A reason to buy that is one fact said as a sentence: each has `{fact}`. */
  reasons: Record<FactKind, Record<Register, string[]>>;
  /** Leads a list of facts, or is one sentence of `{facts}`. */
  factLists: Record<Register, string[]>;
  /**
   * With the type and what the catalogue says of it in one: `{portrait}` («solid wood stool», «iri beyaz çiçekli orkide»),
   * also `{one}` («a solid wood stool», in German as a subject: «ein Hocker aus Holz»). `namings` have `{title}` or `{quoted}` too.
   */
  portraits: Record<'hooks' | 'namings' | 'reasons', Record<Register, string[]>>;
  /** Whole beginnings of posts and questions for their ends, for the types that have them. */
  stories: Stories;
  /** Where a post of that manner has its link, as in «$8.99, link in bio.» */
  links: Record<Manner, string>;
  /**
   * Price and call in one sentence: each has `{cost}`, which says «from» too where variants differ, and `{link}`; those of
   * what is reduced also `{before}` or `{percent}`.
   */
  closes: Record<Register, Record<'regular' | 'reduced', string[]>>;
  prices: Record<Register, string[]>;
  pricesFrom: Record<Register, string[]>;
  /** For a product whose one price was reduced: needs `{percent}`, `{before}` or both. */
  discounts: Record<Register, string[]>;
  discountsFrom: Record<Register, string[]>;
  colours: string[];
  sizes: string[];
  choices: string[];
  lastOne: string[];
  lastFew: string[];
  tipLeads: Record<Register, string[]>;
  /** True of every purchase, for products whose type is not known. */
  generalTips: string[];
  /** What sellers of that country ask for in posts of that manner; Instagram has no links in captions. */
  calls: Record<Manner, Record<Register, Record<ContentType, string[]>>>;
  /** What a post may end with instead: a question about this product or its type. */
  questions: Record<Register, Record<ContentType, string[]>>;
  kinds: Record<Kind, KindWords>;
  types: Record<ProductType, TypeWords>;
  /** The first tips of a type in their order, each in at most seven words, for pictures and reels. */
  steps: Record<ProductType, readonly string[]>;
}

/** What holds for every product of a kind; `other` holds for everything. None says «you»: they fit every tone. */
export interface KindWords {
  hooks: string[];
  /** A scene, a use, a feeling: a sentence that claims nothing of this product. */
  lines: string[];
  /** Without `#`. */
  tags: string[];
}

export interface TypeWords extends KindWords {
  /** As the trade says it and as it stands inside a sentence: «mug», «loafers», «Tasse», «kupa». */
  noun: string;
  /** With its article where the language has one: «the mug», «die Tasse», «la tasse», «la taza»; Turkish as `noun`. */
  the: string;
  /** After a verb in German («den Becher») and Turkish («kupayı»); French points at it («ce mug»); elsewhere as `the`. */
  whom: string;
  /** How one chooses, uses or looks after such a thing, and why: checked, true of every product of the type. */
  tips: string[];
}
