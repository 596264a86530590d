const EMPTY = -1;
const FIRST_ROOM = 1_024;

/**
 * Numbers, whole and not negative, in the order in which they were first seen. A `Map` of a million of them takes several
 * times the memory and the time.
 */
export function createNumberIndex() {
  let keys = new Float64Array(FIRST_ROOM).fill(EMPTY);
  let places = new Int32Array(FIRST_ROOM);
  let size = 0;

  function slotOf(number: number): number {
    const mask = keys.length - 1;
    let slot = spread(number) & mask;
    while (keys[slot] !== EMPTY && keys[slot] !== number) slot = (slot + 1) & mask;
    return slot;
  }

  function grow() {
    const [before, placesBefore] = [keys, places];
    keys = new Float64Array(before.length * 2).fill(EMPTY);
    places = new Int32Array(before.length * 2);
    for (let old = 0; old < before.length; old += 1) {
      if (before[old] === EMPTY) continue;
      const slot = slotOf(before[old]!);
      keys[slot] = before[old]!;
      places[slot] = placesBefore[old]!;
    }
  }

  return {
    /** How many different numbers were added. */
    get size() {
      return size;
    },
    /** @returns the number's place, from 0; the size before, where it is new. */
    add(number: number): number {
      const slot = slotOf(number);
      if (keys[slot] === number) return places[slot]!;
      keys[slot] = number;
      places[slot] = size;
      size += 1;
      if (size * 2 > keys.length) grow();
      return size - 1;
    },
    /** @returns -1 where it was never added. */
    find(number: number): number {
      const slot = slotOf(number);
      return keys[slot] === number ? places[slot]! : -1;
    },
  };
}

/** The finalizer of MurmurHash3 over both halves. */
function spread(number: number): number {
  let hash = (number >>> 0) ^ Math.imul((number / 2 ** 32) >>> 0, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
