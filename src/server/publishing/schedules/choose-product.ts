/** A product that a post may be written about. */
export interface OfferedProduct {
  id: string;
  title: string;
  /** The lowest of its variants, in minor units. */
  price: number | null;
  /** Sold of late. */
  units: number;
  /** Of the last post about it, or the next, within the time in which none is repeated; any scale. */
  lastPostedAt: number | null;
}

const NEW_ONE_IN = 4;
const NEWEST = 10;

/**
 * Best sellers by chance, the more they sell the likelier; now and then one of the newest that nobody has bought yet.
 * What was shown recently comes again only when there is nothing else, the longest ago first.
 * @param offered newest first.
 */
export function chooseProduct(offered: OfferedProduct[], chance: () => number): OfferedProduct | null {
  const fresh = offered.filter(({ lastPostedAt }) => lastPostedAt === null);
  if (fresh.length === 0) return longestAgo(offered);
  const unsold = fresh.filter(({ units }) => units === 0).slice(0, NEWEST);
  const sold = fresh.filter(({ units }) => units > 0);
  const triesNew = unsold.length > 0 && (sold.length === 0 || chance() < 1 / NEW_ONE_IN);
  return triesNew ? unsold[Math.floor(chance() * unsold.length)]! : byWeight(sold, chance);
}

function longestAgo(offered: OfferedProduct[]): OfferedProduct | null {
  return [...offered].sort((one, other) => one.lastPostedAt! - other.lastPostedAt!)[0] ?? null;
}

/** By the root of what they sold: the best one shall not be everything one sees. */
function byWeight(sold: OfferedProduct[], chance: () => number): OfferedProduct {
  const weightOf = ({ units }: OfferedProduct) => Math.sqrt(units);
  let rest = chance() * sold.reduce((sum, product) => sum + weightOf(product), 0);
  for (const product of sold) {
    rest -= weightOf(product);
    if (rest < 0) return product;
  }
  return sold.at(-1)!;
}
