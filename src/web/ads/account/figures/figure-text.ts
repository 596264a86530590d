import type { createFormat } from '#web/core/app/format.ts';

export type Format = ReturnType<typeof createFormat>;

/** A return on ad spend, to two places. */
export function timesText(format: Format, value: number | null): string {
  return format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** 0 to 1 as percent. */
export function shareText(format: Format, value: number | null, digits = 1): string {
  return format.percent(value === null ? null : value * 100, { digits });
}
