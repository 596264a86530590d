import * as z from 'zod/mini';
import { text } from '#shared/core/sentence.ts';

/**
 * Stretches of local days that figures can be asked for. `mtd` is the month to date and `all` everything up to now, both
 * with the running day; `7d` to `12m` are finished days, the last of them yesterday.
 */
export const RANGES = ['mtd', '7d', '30d', '90d', '12m', 'all', 'custom'] as const;
export type Range = (typeof RANGES)[number];

/*
 * Written out where zod has a word for it (`z.coerce`, `z.int`, `z.iso.date`): every page starts with what any contract uses of
 * zod, and these would cost the sign-in page most of a kilobyte.
 */
export const LocalDay = z
  .string()
  .check(z.refine(isDay, { error: text('Please enter a date as YYYY-MM-DD.') }));
const day = z.optional(LocalDay);

function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(`${text}T`);
}

/** A whole number as an address writes it. */
export function wholeNumber(least: number, most: number) {
  const fits = (number: number) => Number.isInteger(number) && number >= least && number <= most;
  return z.pipe(
    z.transform(Number),
    z.number().check(
      z.refine(fits, {
        error: text('Please enter a whole number from {least} to {most}.'),
        params: { least, most },
      }),
    ),
  );
}

/** `from` and `to` are local days of the store, both included, and needed for `custom` only. */
export const RangeQuery = z.object({ range: z._default(z.enum(RANGES), 'mtd'), from: day, to: day }).check(
  z.refine(({ range, from, to }) => range !== 'custom' || Boolean(from && to && from <= to), {
    error: text('Please choose a first day and a last day that is not before it.'),
    path: ['from'],
  }),
);
export type RangeQuery = z.infer<typeof RangeQuery>;

export const PAGE_SIZE = 25;

/** Part of a long list; `sort` is one of the list's own columns. */
export const ListQuery = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
  /** From 1. */
  page: z._default(wholeNumber(1, 100_000), 1),
});
