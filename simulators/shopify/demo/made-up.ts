import { type Chance, seededChance } from '#simulators/core/chance.ts';
import { DAY_MS, HOUR_MS } from '#simulators/core/time.ts';
import type { Chargeback, DatedCost, ShippingLabel } from '#simulators/shopify/shop/shop.ts';

/*
 * What the demo shops' sources do not know: what goods, parcels and payments cost. All of it is made up by fixed rules
 * from names and numbers, the same after every start, and announced as made up.
 */
export type MadeUp = 'costs' | 'fees' | 'shipping';

const FROM_THE_BEGINNING = 0;
const NEVER_COSTED = 0.04;
const COSTED_LATER = 0.17;
const COSTS_NOTHING = 0.006;
const SOLD_AT_A_LOSS = 0.003;
const CHANGES_ONCE = 0.55;
const CHANGES_TWICE = 0.2;

type Period = { from: number; to: number };

/** `price` is what the thing usually sells for, in minor units; `period` is the time in which the merchant learns. */
export function madeUpCosts(name: string, price: number, period: Period): DatedCost[] {
  const chance = chanceOf(name);
  const kind = chance();
  const share = 0.34 + chance() * 0.26;
  const loss = 1.04 + chance() * 0.14;
  const [learned, first, second] = [chance(), chance(), chance()];
  const changes = chance();
  const [firstStep, secondStep] = [1.03 + chance() * 0.09, 0.96 + chance() * 0.12];
  const when = (part: number) =>
    Math.floor((period.from + part * (period.to - period.from)) / DAY_MS) * DAY_MS;
  if (price <= 0 || kind < NEVER_COSTED) return [];
  if (kind < NEVER_COSTED + COSTS_NOTHING) return [{ from: FROM_THE_BEGINNING, cost: 0 }];
  const isLoss = kind > 1 - SOLD_AT_A_LOSS;
  const isLater = kind < NEVER_COSTED + COSTS_NOTHING + COSTED_LATER;
  const cost = Math.max(1, Math.round(price * (isLoss ? loss : share)));
  const since = isLater ? when(0.08 + learned * 0.5) : FROM_THE_BEGINNING;
  const costs = [{ from: since, cost }];
  if (changes < CHANGES_ONCE) costs.push({ from: when(0.35 + first * 0.3), cost: stepped(cost, firstStep) });
  if (changes < CHANGES_TWICE)
    costs.push({ from: when(0.7 + second * 0.25), cost: stepped(stepped(cost, firstStep), secondStep) });
  return costs.filter(({ from }) => from >= since);
}

const LABELLED = 0.92;
const ADJUSTED = 0.03;
const UNITS_PER_PARCEL = 90;
const MOST_PARCELS = 8;
const BOUGHT_AFTER_MS = 3 * HOUR_MS;
const WEIGHED_AFTER_MS = 4 * DAY_MS;

/** One label for all parcels, in pence: each costs more the fuller it is, and several times as much abroad. */
export function madeUpLabels(
  order: string,
  { at, units, isAbroad }: { at: number; units: number; isAbroad: boolean },
): ShippingLabel[] {
  const chance = chanceOf(order);
  if (units <= 0 || chance() >= LABELLED) return [];
  const parcels = Math.min(MOST_PARCELS, Math.ceil(units / UNITS_PER_PARCEL));
  const fullness = Math.min(1, units / parcels / UNITS_PER_PARCEL);
  const base = isAbroad ? 790 + chance() * 640 : 285 + chance() * 120;
  const cost = Math.round(parcels * (base + fullness * (isAbroad ? 900 : 310)));
  const isAdjusted = chance() < ADJUSTED;
  const amount = Math.round(cost * (chance() * 0.5 - 0.1));
  return [
    {
      cost,
      at: at + BOUGHT_AFTER_MS,
      adjustment: isAdjusted ? { amount, at: at + WEIGHED_AFTER_MS } : null,
    },
  ];
}

const CHARGED_BACK = 0.0006;
const WON = 0.3;
const CHARGEBACK_FEE = 1500;
const DISPUTED_AFTER_MS = 16 * DAY_MS;
const DECIDED_AFTER_MS = 34 * DAY_MS;

export function madeUpChargeback(order: string, at: number): Chargeback | null {
  const chance = chanceOf(`dispute ${order}`);
  if (chance() >= CHARGED_BACK) return null;
  const wonAt = chance() < WON ? at + DISPUTED_AFTER_MS + DECIDED_AFTER_MS : null;
  return { amount: null, fee: CHARGEBACK_FEE, at: at + DISPUTED_AFTER_MS, wonAt };
}

function stepped(cost: number, step: number): number {
  return Math.max(1, Math.round(cost * step));
}

/** FNV-1a of the name as seed. */
function chanceOf(name: string): Chance {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  }
  return seededChance(hash);
}
