import type { GoalHint } from '#shared/analytics/goals.ts';
import { toMajor } from '#shared/core/money.ts';
import type { MinorHint } from './read-store.ts';

export const majorOf = (minor: number | null, currency: string): number | null =>
  minor === null ? null : toMajor(Math.round(minor), currency);

export const hintIn = ({ lastMonth, lastYear }: MinorHint, currency: string): GoalHint => ({
  lastMonth: majorOf(lastMonth, currency),
  lastYear: majorOf(lastYear, currency),
});
