import { DAY_MS, MINUTE_MS } from '#simulators/core/time.ts';
import { refusals } from './refusals.ts';
import type { Category } from './request-rules.ts';
import type { Access } from './state.ts';

/** https://developers.pinterest.com/docs/reference/rate-limits */
const OF_TRIAL = { all: 1000, org_write: 300 };
const OF_STANDARD: Record<Category, number> = { org_read: 1000, org_write: 100, org_analytics: 60 };

type Window = { name: string; most: number; lastsMs: number };

export type Limits = ReturnType<typeof createLimits>;

export function createLimits(now: () => number, access: () => Access) {
  const used = new Map<string, { endsAt: number; calls: number }>();

  function windowsOf(accountId: string, category: Category): Window[] {
    if (access() === 'standard') {
      const name = `${category} ${accountId}`;
      return [{ name, most: OF_STANDARD[category], lastsMs: MINUTE_MS }];
    }
    const all = { name: 'all of the app', most: OF_TRIAL.all, lastsMs: DAY_MS };
    return category === 'org_write'
      ? [all, { name: 'writes of the app', most: OF_TRIAL.org_write, lastsMs: DAY_MS }]
      : [all];
  }

  function current({ name, lastsMs }: Window) {
    const known = used.get(name);
    if (known && known.endsAt > now()) return known;
    const opened = { endsAt: now() + lastsMs, calls: 0 };
    used.set(name, opened);
    return opened;
  }

  /** Counts one call and returns the headers that every answer has. */
  function count(accountId: string, category: Category): Record<string, string> {
    const windows = windowsOf(accountId, category);
    const full = windows.find((window) => current(window).calls >= window.most);
    if (full) throw refusals.tooMany(headersOf(full.most, 0, current(full).endsAt - now()));
    for (const window of windows) current(window).calls += 1;
    const last = windows.at(-1)!;
    const { calls, endsAt } = current(last);
    return headersOf(last.most, last.most - calls, endsAt - now());
  }

  return {
    count,
    /** As if all calls of the present window had been made. */
    exhaust(accountId: string, category: Category): void {
      for (const window of windowsOf(accountId, category)) current(window).calls = window.most;
    },
  };
}

export function headersOf(limit: number, remaining: number, resetsInMs: number): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(Math.ceil(resetsInMs / 1000)),
  };
}
