export interface Mention<Person> {
  /** Where the `@` stands in the text. */
  at: number;
  length: number;
  /** More than one where several have the same name. */
  people: Person[];
}

/**
 * Where a text names people: `@` and their name as it stands in the account. Of names that fit, the longest; the `@` of
 * an address of mail names nobody.
 */
export function findMentions<Person extends { name: string }>(
  text: string,
  people: readonly Person[],
): Mention<Person>[] {
  const names = [...new Set(people.map(({ name }) => name))].filter(Boolean);
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  return [...text.matchAll(/(?<![\p{L}\p{N}_])@/gu)].flatMap(({ index }) => {
    const after = text.slice(index + 1);
    const name = longestFirst.find(
      (each) => after.startsWith(each) && !/^[\p{L}\p{N}_]/u.test(after.slice(each.length)),
    );
    if (!name) return [];
    return [{ at: index, length: name.length + 1, people: people.filter((person) => person.name === name) }];
  });
}
