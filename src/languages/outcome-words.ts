/** What one language needs to say what came of something. Amounts, shares and days arrive written. */
export interface OutcomeLanguage {
  measures: {
    store: string;
    product: (title: string) => string;
    place: (place: string) => string;
    hours: (from: string, to: string) => string;
    weekday: (weekday: string) => string;
    window: (weekday: string, from: string, to: string) => string;
    cost: string;
    comebacks: (days: string) => string;
    second_orders: string;
    recovered_carts: string;
    product_refunds: (title: string) => string;
    cancellations: string;
  };
  tooEarly: (figures: { day: string; days: string }) => string;
  notRead: string;
  few: string;
  /** The two sums next to each other. */
  sums: (figures: { measure: string; before: string; after: string; days: string }) => string;
  yearBefore: (figures: { before: string; after: string }) => string;
  /** `12 % more` */
  moreOrLess: (share: string, way: 'more' | 'less') => string;
  /** The change and the two ends of its interval, each with its way. */
  changed: (figures: ChangeWords) => string;
  unclear: (figures: ChangeWords) => string;
}

export interface ChangeWords {
  /** Measured against the same weeks of the year before too. */
  againstYear: boolean;
  change: string;
  low: string;
  high: string;
}
