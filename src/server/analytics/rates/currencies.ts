/** Those that the euro and the new lira and leu replaced: the European Central Bank's history still has their columns. */
const FORMER = ['CYP', 'EEK', 'HRK', 'LTL', 'LVL', 'MTL', 'ROL', 'SIT', 'SKK', 'TRL'];
const KNOWN = new Set([...Intl.supportedValuesOf('currency'), ...FORMER]);

/** By ISO 4217. */
export const isCurrency = (code: string): boolean => KNOWN.has(code);
