import * as z from 'zod/mini';

/** Stretches of local days that figures can be asked for; `mtd` is the month to date. */
export const RANGES = ['mtd', '7d', '30d', '90d', '12m', 'all', 'custom'] as const;
export type Range = (typeof RANGES)[number];

const day = z.optional(z.iso.date());

/** `from` and `to` are local days of the store, both included, and needed for `custom` only. */
export const RangeQuery = z.object({ range: z._default(z.enum(RANGES), 'mtd'), from: day, to: day }).check(
  z.refine(({ range, from, to }) => range !== 'custom' || Boolean(from && to && from <= to), {
    error: 'Please choose a first day and a last day that is not before it.',
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
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
});
