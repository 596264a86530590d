import type { Chance } from '#shared/core/chance.ts';

export function pick<Item>(items: readonly Item[], chance: Chance): Item {
  return items[Math.floor(chance() * items.length)]!;
}

export function shuffle<Item>(items: readonly Item[], chance: Chance): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
