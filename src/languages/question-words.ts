import type { Dimension } from '#shared/analytics/asking.ts';

/** What a word of a question may be about; a word that may be about several is about the first. */
export const CONCEPTS = [
  'why',
  'revenue',
  // What is left, as far as it is known of what is asked; else what came in.
  'earn',
  'profit',
  'margin',
  'lose',
  'fees',
  'costs',
  // Money, but counted they are orders: “how many sales”.
  'sales',
  // Goods by verb: “how many did I sell” is about units.
  'sell',
  'net',
  'gross',
  'shipping',
  'tax',
  'discounts',
  'change',
  'orders',
  'worth',
  'average',
  'units',
  'customers',
  'new',
  'returning',
  'guests',
  'kinds',
  'refunds',
  'cancelled',
  'unpaid',
  'products',
  'best',
  'worst',
  'places',
  'cities',
  'channels',
  'carts',
  'conversion',
  'rate',
  'forecast',
  'hour',
  'day',
  'week',
  'month',
  // Asked for in general: “how was October?”
  'how',
  'count',
] as const;

/** `twice` in any time, `ever` in all of it, come from several words only. */
export type Concept = (typeof CONCEPTS)[number] | 'twice' | 'ever';

/** Where an order was placed, as the platform names it. */
export const CHANNELS = ['web', 'pos', 'shopify_draft_order'] as const;
export type Channel = (typeof CHANNELS)[number];

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Days of trade that people call by a name. */
export type TradeDay =
  | 'blackFriday'
  | 'cyberMonday'
  | 'valentinesDay'
  | 'mothersDay'
  | 'christmasDay'
  | 'christmasEve';

/**
 * How questions are put in a language. Words of a question come in small letters without marks, and forms begin at the word
 * that is looked at. What a language has no words for is an empty list, or null.
 */
export interface QuestionWords {
  /** Stems, words apart by spaces; after `=` a word that has no ending and no wrong letter. */
  concepts: Record<(typeof CONCEPTS)[number], string>;
  /** Words without a meaning of their own. Any other word that is not known makes a question one we do not answer. */
  fillers: string;
  /** What is to be read otherwise before letters become small. */
  corrections: [RegExp, string][];
  /** Begin or mark a question that goes on from the one before. */
  goingOn: RegExp;
  /** Words for what the question before was about: “how much did they spend?” */
  pointsBack: RegExp;
  /** Takes the country of the question before away. */
  everywhere: RegExp;
  /**
   * Of a question over several stores, as it is written: words for all of them, words that ask which of them, and, next to
   * those, words of ranking. They are taken out before its other words are looked at.
   */
  stores: { all: RegExp; which: RegExp; ranks: RegExp };
  /** Several words that mean something together; what is said of a part of people cannot be worked out, and has no meaning. */
  phrases: [RegExp, Concept[]][];
  /** Divided by customers, or split by years and quarters: no figure and no list of ours. */
  notOurs: RegExp;
  channels: Record<Channel, RegExp>;
  /** Orders say nothing of these, so that a question about them is refused with the reason. */
  originNotRecorded: RegExp;
  /** Words of comparing, before what something is compared with, and beginnings of those after it. */
  comparing: { before: string[]; after: string[] };
  conjunctions: string[];
  /** They make a whole question of few words. */
  wholeQuestion: RegExp | null;
  /** Words that make one with the next: «en çok». */
  particles: string[];
  /** “by month”, «aylara göre», “monthly”. */
  timeDimensions: [RegExp, Dimension][];
  /** Before how many rows are wanted. */
  topWords: string[];
  /** Before how far a forecast is to look. */
  ahead: string[];
  tomorrow: string[];
  /** The time of “first time buyers” is no time of day. */
  firstTime: RegExp;
  /** Verbs of ordering, which say nothing of orders, and forms of two words that are one. */
  orderingVerbs: string[];
  placingOrders: RegExp | null;
  /** «Müşteri kazandım» is no money that was earned. */
  customersWon: RegExp | null;
  countries: {
    /** Names that people use and the region names of Unicode do not have. */
    names: Record<string, string>;
    /** On names of places: «Türkiyeʼde», «Almanyaʼdan», «Fransaʼdaki», «ABDʼli». */
    ending: RegExp | null;
  };
  periods: PeriodWords;
}

/** How days and stretches of time are named. */
export interface PeriodWords {
  this: string[];
  last: string[];
  /** As `last`, though not of a day, a month or a year that is named: «son 14 gün». */
  rolling: string[];
  units: Record<Unit, RegExp>;
  /** Words of one year, behind “last”. */
  year: string[];
  /** January first. */
  months: RegExp[];
  /** Names of months in full, and the endings that make no other word of them: «ocakbaşı» is one. */
  monthNames: string[];
  monthEnding: RegExp;
  /** Monday first. */
  weekdays: RegExp[];
  /** «Cumartesi günleri» are all Saturdays, «cumartesi günü» is one. */
  everyWeekday: string[];
  oneWeekday: RegExp | null;
  weekend: RegExp;
  dayBeforeYesterday: RegExp;
  today: string[];
  yesterday: string[];
  near: [RegExp, 'today' | 'yesterday' | 'all' | 'this_month' | 'this_year'][];
  tradeDays: Partial<Record<TradeDay, RegExp>>;
  ordinals: Record<string, number>;
  numbers: Record<string, number>;
  /** What follows the digits of a day: “29th”. */
  dayEndings: string[];
  /** Between a day and its month, and before the year of either. */
  of: string[];
  ofYear: string[];
  /** “same month last year”, with the unit as its first group, and what may stand there for the stretch itself. */
  sameTime: RegExp[];
  sameStretch: RegExp;
  /** Of a stretch by its ends: “between … and …”; what joins them may say so alone. */
  between: { opens: string[]; joins: string[]; joinsAlone: string[]; closes: RegExp | null };
  /** «Mart’tan», «ayından», «tarihinden»: what stands between a day and “since”. */
  fromEndings: string[];
  fromEnding: RegExp | null;
  /** «1 Mart’ta», «ayına», «tarihine». */
  placeEndings: string[];
  /** «2025’in», before a month or a quarter. */
  yearEndings: string[];
  since: {
    opens: string[];
    /** They open it where something closes it: “from 1 March on”. */
    opensClosed: string[];
    closes: RegExp | null;
    /** Where nothing opens it: «1 Mart’tan beri». */
    closesAlone: RegExp | null;
    /** «Yıl başından beri». */
    start: [RegExp, 'week' | 'month' | 'year'][];
  };
}
