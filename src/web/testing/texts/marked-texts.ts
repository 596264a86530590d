import { argumentOf, propertiesOf } from './literal-places.ts';
import type { Literal } from './read-literals.ts';

/** What the server and shared rules mark with `text` or `say`, so that the interface can put it into words. */
export function markedTexts(literals: Literal[]): Literal[] {
  return literals.filter((literal) => argumentOf(literal, /^(?:text|say)$/) === 0 && literal.words !== '');
}

/** Messages of rules that reach a form as they are: zod takes any string, so no type asks for a mark. */
export function unmarkedMessages(literals: Literal[]): Literal[] {
  const marked = new Set(markedTexts(literals));
  return literals.filter((literal) => !marked.has(literal) && isMessageOfRule(literal));
}

function isMessageOfRule(literal: Literal): boolean {
  const at = argumentOf(
    literal,
    /^z\.(?:minLength|maxLength|regex|email|gt|gte|lt|lte|refine|string|literal|enum)$/,
  );
  return at !== undefined && (at > 0 || propertiesOf(literal)[0] === 'error') && /\s/.test(literal.words);
}
