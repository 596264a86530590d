/** What is said of a count, in each form that the language has: English `one` and `other`, Polish also `few` and `many`. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
/** By the English text; a plural is found under the English `other`. */
export type Catalogue = Record<string, string | Forms>;
