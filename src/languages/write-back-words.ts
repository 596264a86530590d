/** What is written into the reports of a store's platform, in the language of the store's owner; money comes in written. */
export interface WriteBackWords {
  /** Of a mark and an activity, about what the post shows. */
  title: (about: string) => string;
  /** Of a post about nothing that has a name. */
  untitled: string;
  /** Where it went out. */
  out: (networks: string[]) => string;
  /** Of a code that was made for it. */
  discount: (discount: { code: string; percent: number }) => string;
  /** What came by its link; `earned` is null where that is not known. */
  result: (result: { orders: number; netSales: string; earned: string | null; isFinal: boolean }) => string;
}
