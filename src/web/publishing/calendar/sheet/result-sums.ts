import type { PostResults } from '#shared/publishing/schedules.ts';

/** The sum of what is known; null where nothing is, as an unknown is no nought. */
export function totalOf(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length > 0 ? known.reduce((sum, figure) => sum + figure, 0) : null;
}

export function engagementOf(account: PostResults['accounts'][number]): number | null {
  const { likes, comments, shares, saves } = account;
  return totalOf([likes, comments, shares, saves]);
}
