import { texts } from './interface/texts.ts';
import { pictures } from './pictures.ts';

/** All that a reader of this language is shown in place of the English. */
export const catalogue = { ...texts, ...pictures };
