/** Letters that look like ours and are none of them, so that whatever is left of `A` to `z` was not put into the language. */
const LETTERS = new Map(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, at) => [
    letter,
    [...'àƀćđéƒğĥíĵķľɱńóƥɋŕśťúṽŵẋýžÀƁĆĐÉƑĞĤÍĴĶĽⱮŃÓƤɊŔŚŤÚṼŴẊÝŽ'][at]!,
  ]),
);

/** A text in the made-up language; places of values stay. */
export function madeUp(text: string): string {
  return text.replace(/\{\w+\}|[A-Za-z]/g, (found) => LETTERS.get(found) ?? found);
}

/** Everything that a language says, in the made-up one: its texts, its lists, and what its functions return. */
export function inMadeUp<Said>(said: Said): Said {
  if (typeof said === 'string') return madeUp(said) as Said;
  if (Array.isArray(said)) return said.map(inMadeUp) as Said;
  if (typeof said === 'function')
    return ((...given: unknown[]) => inMadeUp((said as (...given: unknown[]) => unknown)(...given))) as Said;
  if (typeof said !== 'object' || said === null || Object.getPrototypeOf(said) !== Object.prototype)
    return said;
  return Object.fromEntries(Object.entries(said).map(([name, each]) => [name, inMadeUp(each)])) as Said;
}
