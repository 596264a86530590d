/** So many posts weigh as much as what is taken for granted of their group, where nothing better is known. */
export const PRIOR_WEIGHT = 5;
/** Groups that do not differ are taken for one: then hundreds of posts would have to say otherwise. */
const MOST_WEIGHT = 1_000;

/** Few posts say little: their mean is drawn towards what is taken for granted (metrics 9). */
export function shrink(values: readonly number[], prior: number, weight = PRIOR_WEIGHT): number {
  return (sumOf(values) + weight * prior) / (values.length + weight);
}

/**
 * How many posts weigh as much as the mean of all, by how far posts of a group lie apart and how far the groups do: the
 * variance within over the variance between (empirical Bayes with one-way random effects; Searle, Casella and McCulloch,
 * Variance Components, 3.6, the estimator by analysis of variance).
 */
export function priorWeightOf(groups: readonly (readonly number[])[]): number {
  const filled = groups.filter(({ length }) => length > 0);
  const all = filled.flat();
  const degrees = all.length - filled.length;
  if (filled.length < 2 || degrees < 1) return MOST_WEIGHT;
  const mean = sumOf(all) / all.length;
  const means = filled.map((values) => sumOf(values) / values.length);
  const within =
    sumOf(filled.map((values, at) => sumOf(values.map((value) => (value - means[at]!) ** 2)))) / degrees;
  const among =
    sumOf(filled.map(({ length }, at) => length * (means[at]! - mean) ** 2)) / (filled.length - 1);
  const size =
    (all.length - sumOf(filled.map(({ length }) => length ** 2)) / all.length) / (filled.length - 1);
  const between = (among - within) / size;
  if (between <= 0) return MOST_WEIGHT;
  return Math.min(MOST_WEIGHT, Math.max(PRIOR_WEIGHT, within / between));
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
