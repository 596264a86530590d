import { DAY_MS, HOUR_MS } from '#simulators/core/time.ts';

/*
 * Shopier writes 2026-07-21T13:24:51+0300 and wants the same: an offset without a colon, never a Z. Turkey has used
 * +0300 all year since 2016, so its wall clock needs no time zone data.
 */
export const ISTANBUL_OFFSET_MS = 3 * HOUR_MS;

export function formatWireDate(at: number): string {
  return `${new Date(at + ISTANBUL_OFFSET_MS).toISOString().slice(0, 19)}+0300`;
}

/** Null when it is not written as Shopier wants it. */
export function parseWireDate(text: string): number | null {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})([+-]\d{2})(\d{2})$/.exec(text);
  if (!match) return null;
  const at = Date.parse(`${match[1]}${match[2]}:${match[3]}`);
  return Number.isNaN(at) ? null : at;
}

/** Days since 1970 of the wall clock in Istanbul. */
export function istanbulDayOf(at: number): number {
  return Math.floor((at + ISTANBUL_OFFSET_MS) / DAY_MS);
}
