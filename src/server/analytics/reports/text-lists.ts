const EMPTY = -1;
const FIRST_ROOM = 1_024;
const OPENS = '['.charCodeAt(0);
const QUOTE = '"'.charCodeAt(0);
const NULL_BEGINS = 'n'.charCodeAt(0);

/**
 * Reads lists of lists of texts that are written in JSON, such as the products of a day's orders, with a number for every
 * different text, in the order in which they were first seen. Parsed as JSON, a million lines become as many strings and
 * lists, which takes three times as long.
 */
export function createTextLists() {
  const texts: string[] = [];
  /** By the hash of the text: its number, and the whole hash, so that texts are seldom compared in vain. */
  let numbers = new Int32Array(FIRST_ROOM).fill(EMPTY);
  let hashes = new Int32Array(FIRST_ROOM);

  /** The lists in a text, each with the numbers of its texts; null where there is null instead of one. */
  function read(json: string): (number[] | null)[] {
    if (json.includes('\\')) return readEscaped(json);
    const lists: (number[] | null)[] = [];
    let list: number[] = [];
    for (let at = 1; at < json.length; at += 1) {
      const code = json.charCodeAt(at);
      if (code === QUOTE) {
        const end = json.indexOf('"', at + 1);
        list.push(numberOf(json, at + 1, end));
        at = end;
      } else if (code === OPENS) {
        list = [];
        lists.push(list);
      } else if (code === NULL_BEGINS) {
        lists.push(null);
      }
    }
    return lists;
  }

  function readEscaped(json: string): (number[] | null)[] {
    const lists = JSON.parse(json) as (string[] | null)[];
    return lists.map((list) => list?.map((text) => numberOf(text, 0, text.length)) ?? null);
  }

  function numberOf(source: string, from: number, to: number): number {
    let hash = 0;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ source.charCodeAt(at), 0x9e3779b1);
    hash ^= hash >>> 15;
    let slot = hash & (numbers.length - 1);
    for (; numbers[slot] !== EMPTY; slot = (slot + 1) & (numbers.length - 1)) {
      const text = texts[numbers[slot]!]!;
      if (hashes[slot] === hash && text.length === to - from && source.startsWith(text, from))
        return numbers[slot]!;
    }
    numbers[slot] = texts.length;
    hashes[slot] = hash;
    texts.push(source.slice(from, to));
    if (texts.length * 2 > numbers.length) grow();
    return texts.length - 1;
  }

  function grow() {
    const [before, hashesBefore] = [numbers, hashes];
    numbers = new Int32Array(before.length * 2).fill(EMPTY);
    hashes = new Int32Array(before.length * 2);
    for (const [old, number] of before.entries()) {
      if (number === EMPTY) continue;
      const hash = hashesBefore[old]!;
      let slot = hash & (numbers.length - 1);
      while (numbers[slot] !== EMPTY) slot = (slot + 1) & (numbers.length - 1);
      numbers[slot] = number;
      hashes[slot] = hash;
    }
  }

  return { texts, read };
}
