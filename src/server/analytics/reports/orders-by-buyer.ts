import { setImmediate as letOthersGo } from 'node:timers/promises';
import { createNumberIndex } from './number-index.ts';

/** Of a million orders each then has some thousands, which fit into a processor's own memory. */
const PARTS = 256;
const FIRST_ROOM = 64;
/** Of a large store they take a few milliseconds. */
const PARTS_AT_ONCE = 4;

/**
 * Brings together the orders of each buyer, which come in the order of time from all buyers. Looking up each order's
 * buyer among all of them would be slow, since hundreds of thousands do not fit into a processor's own memory: orders are
 * divided by bits of the buyer's hash first. An order is the buyer and `width - 1` numbers more.
 */
export function createOrdersByBuyer(width: 2 | 3) {
  const parts = Array.from({ length: PARTS }, () => new Float64Array(0));
  const ends = new Int32Array(PARTS);

  function add(buyer: number, first: number, second = 0) {
    const place = buyer & (PARTS - 1);
    const end = ends[place]!;
    let part = parts[place]!;
    if (end === part.length) {
      part = new Float64Array(end === 0 ? FIRST_ROOM * width : end * 2);
      part.set(parts[place]!);
      parts[place] = part;
    }
    part[end] = buyer;
    part[end + 1] = first;
    if (width === 3) part[end + 2] = second;
    ends[place] = end + width;
  }

  /** All orders one behind the other, some of the buyers at a time: a buyer's own in a row and in the order of time. */
  async function* inTurn(): AsyncGenerator<Float64Array> {
    for (const [place, part] of parts.entries()) {
      if (place % PARTS_AT_ONCE === 0) await letOthersGo();
      if (ends[place]! > 0) yield grouped(part.subarray(0, ends[place]!), width);
    }
  }

  return { add, inTurn };
}

/** Counted first, then put where they belong. */
function grouped(part: Float64Array, width: number): Float64Array {
  const people = createNumberIndex();
  const orders = part.length / width;
  const personOf = new Uint32Array(orders);
  const next = new Uint32Array(orders + 1);
  for (let order = 0; order < orders; order += 1) {
    const person = people.add(part[order * width]!);
    personOf[order] = person;
    next[person + 1]! += 1;
  }
  for (let person = 1; person < next.length; person += 1) next[person]! += next[person - 1]!;
  const inRows = new Float64Array(part.length);
  for (let order = 0; order < orders; order += 1) {
    const person = personOf[order]!;
    const to = next[person]! * width;
    for (let number = 0; number < width; number += 1) inRows[to + number] = part[order * width + number]!;
    next[person]! += 1;
  }
  return inRows;
}
