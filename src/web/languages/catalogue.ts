export interface Forms {
  one: string;
  other: string;
}
/** A key with a plural is found under its English `other`; Turkish nouns mostly need one form only. */
export type Catalogue = Record<string, string | Forms>;
