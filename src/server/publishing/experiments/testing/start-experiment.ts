import { startCalendar } from '#server/testing/start-calendar.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { type ExperimentEffect, experimentEndpoints } from '#shared/publishing/experiments.ts';
import { calendarEndpoints, type NewSchedule, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import type { OrderFixture } from '#simulators/shopify/shop/fixture.ts';

/** A Saturday noon; the week of 16 November is under way. */
export const NOW = '2026-11-21T12:00:00Z';
const THIS_MONDAY = Date.parse('2026-11-16T00:00:00Z');
/** What weeks sell by turns, in pieces at 10.00. */
export const STEADY = [30, 32, 29, 31, 30, 33, 28];

/** So many full weeks before this one, on three days each, the latest last. */
export function weeksOfOrders(weeks: number, pieces: readonly number[] = STEADY): OrderFixture[] {
  return Array.from({ length: weeks }, (_, index) => {
    const monday = THIS_MONDAY - (weeks - index) * 7 * DAY_MS;
    const all = pieces[index % pieces.length]!;
    return [0, 2, 5].map((day, at) => ({
      createdAt: new Date(monday + day * DAY_MS + 10 * 3_600_000).toISOString(),
      lines: [
        { product: 'Morning Tea', quantity: at === 0 ? all - 2 * Math.floor(all / 3) : Math.floor(all / 3) },
      ],
    }));
  }).flat();
}

interface Options {
  orders?: OrderFixture[];
  timeZone?: string;
}

/** A tea house that has sold steadily for 45 weeks. */
export async function startExperiment({
  orders = weeksOfOrders(45),
  timeZone = 'Europe/Istanbul',
}: Options = {}) {
  const started = await startCalendar({ orders, timeZone, now: NOW });
  const { owner, params, storeId, clock } = started;
  const shop = started.simulator.shop('tea-house');
  const get = () => owner.expectOk(owner.call(experimentEndpoints.get, { params }));
  const tryStart = (effect: ExperimentEffect = 15) =>
    owner.call(experimentEndpoints.start, { params, body: { effect } });

  async function begin(effect?: ExperimentEffect) {
    const { current } = await owner.expectOk(tryStart(effect));
    return current!;
  }

  /** From a Monday, its noon so many days later. */
  const noonOf = (monday: string, days = 1) =>
    new Date(Date.parse(`${monday}T12:00:00Z`) + days * DAY_MS).toISOString();

  /** The clock goes on, and the store is read now and then, so that nobody is signed out meanwhile. */
  async function goTo(moment: string) {
    const left = () => Date.parse(moment) - clock.now().getTime();
    while (left() > 0) {
      clock.advance({ seconds: Math.min(left(), 20 * DAY_MS) / 1000 });
      await owner.refresh(storeId);
    }
  }

  return {
    ...started,
    get,
    tryStart,
    begin,
    noonOf,
    goTo,
    end: (experimentId: string) => owner.call(experimentEndpoints.end, { params: { storeId, experimentId } }),
    quietWeeks: () => owner.expectOk(owner.call(experimentEndpoints.quietWeeks, { params })),
    /** So many pieces of 10.00 on the Thursday of a week. */
    sell: (monday: string, pieces: number) =>
      shop.addOrder({
        name: `#${monday}`,
        createdAt: noonOf(monday, 3),
        lines: [{ product: 'Morning Tea', quantity: pieces }],
      }),
    /** Of the order of that week one piece comes back now. */
    refund: (monday: string) => shop.refund(`#${monday}`, { lines: [{ line: 0, quantity: 1 }] }),
    async createSchedule(wish: Partial<NewSchedule> = {}) {
      const postTimes = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, hour: 15, minute: 0 }));
      const body = { name: 'Daily', platform: 'facebook' as const, postTimes, ...wish };
      return owner.expectOk(owner.call(scheduleEndpoints.create, { params, body }));
    },
    schedules: () => owner.expectOk(owner.call(scheduleEndpoints.list, { params })),
    approveAnyway: (postId: string, despiteExperiment?: boolean) =>
      owner.expectOk(
        owner.call(calendarEndpoints.approve, { params, body: { postIds: [postId], despiteExperiment } }),
      ),
    disconnect: () => owner.call(storeEndpoints.disconnect, { params }),
  };
}
