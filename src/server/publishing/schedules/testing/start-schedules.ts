import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { connectAccounts } from '#server/testing/connect-accounts.ts';
import { startApp } from '#server/testing/start-app.ts';
import { DAY_MS } from '#shared/core/time.ts';
import {
  calendarEndpoints,
  type NewSchedule,
  type PostTime,
  type ScheduleChange,
  scheduleEndpoints,
} from '#shared/publishing/schedules.ts';

interface Options {
  now?: string;
  timeZone?: string;
  /** Networks that are connected from the beginning. */
  accounts?: ('facebook' | 'x')[];
  /** What schedules may write a day. */
  scheduledPerDay?: number;
  ai?: NonNullable<Parameters<typeof startApp>[0]>['ai'];
  products?: { title: string; inventory?: number; sold?: number; picture?: boolean; status?: 'DRAFT' }[];
}

const TEAS = ['Morning Tea', 'Noon Tea', 'Evening Tea', 'Night Tea'].map((title) => ({ title }));

/** Monday to Friday at noon; or the days named. */
export function atNoon(...days: number[]): PostTime[] {
  return (days.length > 0 ? days : [1, 2, 3, 4, 5]).map((day) => ({ day, hour: 12, minute: 0 }));
}

/** An owner whose shop sells pictured teas; the clock stands on a Saturday noon in UTC. */
export async function startSchedules({
  now = '2026-11-21T12:00:00Z',
  timeZone = 'UTC',
  accounts = [],
  products = TEAS,
  scheduledPerDay,
  ai,
}: Options = {}) {
  const interruption: { once: (() => Promise<unknown>) | null } = { once: null };
  const host = await servePicture(async () => {
    const { once } = interruption;
    interruption.once = null;
    await once?.();
  });
  const shop = {
    name: 'tea-house',
    ianaTimezone: timeZone,
    products: products.map(({ title, inventory, picture = true, status }) => ({
      title,
      ...(status ? { status } : {}),
      variants: [{ price: '10.00', ...(inventory === undefined ? {} : { inventory }) }],
      ...(picture ? { images: [{ url: `${host}/tea.jpg` }] } : {}),
    })),
    orders: products
      .filter(({ sold }) => sold)
      .map(({ title, sold }) => ({
        createdAt: new Date(Date.parse(now) - 5 * DAY_MS).toISOString(),
        lines: [{ product: title, quantity: sold! }],
      })),
  };
  const app = await startApp({
    now,
    shops: [shop, { ...shop, name: 'coffee-house' }],
    social: true,
    allowedOrigins: [host],
    ...(scheduledPerDay === undefined ? {} : { scheduledPerDay }),
    ...(ai ? { ai } : {}),
  });
  const owner = await app.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  for (const way of accounts) await connectAccounts(owner, storeId, way);
  const params = { storeId };

  /** The queue is empty and every job done. */
  async function create(wish: Partial<NewSchedule> = {}) {
    const body = { name: 'Weekdays', postTimes: atNoon(), ...wish };
    const schedule = await owner.expectOk(owner.call(scheduleEndpoints.create, { params, body }));
    await app.runJobs();
    return schedule;
  }

  async function change(scheduleId: string, body: ScheduleChange) {
    const changed = await owner.expectOk(
      owner.call(scheduleEndpoints.change, { params: { storeId, scheduleId }, body }),
    );
    await app.runJobs();
    return changed;
  }

  return {
    ...app,
    owner,
    storeId,
    params,
    create,
    change,
    remove: (scheduleId: string) =>
      owner.expectOk(owner.call(scheduleEndpoints.remove, { params: { storeId, scheduleId } })),
    list: () => owner.expectOk(owner.call(scheduleEndpoints.list, { params })),
    /** What the calendar shows of two weeks, soonest first. */
    async posts() {
      const query = { from: localDay(now), to: localDay(now, 14) };
      const { posts } = await owner.expectOk(owner.call(calendarEndpoints.range, { params, query }));
      return posts.sort((one, other) => one.scheduledFor.localeCompare(other.scheduledFor));
    },
    /** Every quarter of an hour, in operation. */
    keepFilled: () => app.runRecurring('schedules.enqueue-due'),
    connect: (way: 'facebook' | 'x') => connectAccounts(owner, storeId, way),
    /** Happens while the next post is written, before it is drawn. */
    whileWriting(happens: () => Promise<unknown>) {
      interruption.once = happens;
    },
  };
}

function localDay(now: string, daysLater = 0): string {
  return new Date(Date.parse(now) + daysLater * DAY_MS).toISOString().slice(0, 10);
}

async function servePicture(onRequest: () => Promise<void>): Promise<string> {
  const blank = { width: 900, height: 900, channels: 3 as const, background: '#b5543c' };
  const jpeg = await sharp({ create: blank }).jpeg().toBuffer();
  const server = createServer(async (_, response) => {
    await onRequest();
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
