import { eq, type SQL, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { connectedStores, visitReadings } from '#server/core/db/schema/stores.ts';
import type { StoreCapabilities } from '#server/platforms/ports/store-platform.ts';
import { visitSharing } from '#server/stores/connect/public-store.ts';
import {
  VISIT_DIMENSIONS,
  VISIT_STEPS,
  type VisitCounts,
  type VisitDimension,
} from '#shared/analytics/conversion.ts';
import type { DaySpan } from './days-to-read.ts';

export async function findVisitReading(db: Database, storeId: string) {
  const { answer, readAt } = visitReadings;
  const [found] = await db
    .select({ answer, readAt, capabilities: connectedStores.capabilities })
    .from(connectedStores)
    .leftJoin(visitReadings, eq(visitReadings.storeId, connectedStores.id))
    .where(eq(connectedStores.id, storeId));
  return {
    readAt: found?.readAt ?? null,
    sharing: visitSharing(found?.answer ?? null, (found?.capabilities ?? {}) as StoreCapabilities),
  };
}

/** The visits of some days, and of how many of them they are known. */
export interface VisitSums extends VisitCounts {
  days: number;
  firstDay: string | null;
  lastDay: string | null;
}

/** One for each span, in its order. */
export async function sumVisits(db: Database, storeId: string, spans: DaySpan[]): Promise<VisitSums[]> {
  if (spans.length === 0) return [];
  const parts = spans.map(
    ({ firstDay, lastDay }, index) => sql`
      select ${index}::int as span, count(*)::int as days, min(day)::text as "firstDay", max(day)::text as "lastDay",
        ${summed}
      from visit_days where store_id = ${storeId} and day between ${firstDay} and ${lastDay}`,
  );
  const { rows } = await db.execute(sql`${sql.join(parts, sql` union all `)} order by span`);
  return rows.map((row) => ({
    ...countsIn(row),
    days: row.days as number,
    firstDay: row.firstDay as string | null,
    lastDay: row.lastDay as string | null,
  }));
}

export async function findVisitDays(db: Database, storeId: string, { firstDay, lastDay }: DaySpan) {
  const { rows } = await db.execute<{ day: string; sessions: number; completedCheckout: number }>(sql`
    select day::text, sessions, completed_checkout as "completedCheckout" from visit_days
    where store_id = ${storeId} and day between ${firstDay} and ${lastDay} order by day`);
  return rows;
}

/** All visits of the days that are split by a dimension, and the largest values of it. */
export interface VisitSplit {
  dimension: VisitDimension;
  days: number;
  total: VisitCounts;
  largest: (VisitCounts & { value: string })[];
}

/** Of each dimension the `most` largest values, largest first; those without a name come among them. */
export async function findVisitSplits(
  db: Database,
  storeId: string,
  { firstDay, lastDay }: DaySpan,
  most: number,
): Promise<VisitSplit[]> {
  const within = sql`store_id = ${storeId} and day between ${firstDay} and ${lastDay}`;
  const { rows: totals } = await db.execute(sql`
    select split.dimension, count(*)::int as days, ${summed}
    from visit_days, unnest(${textArray([...VISIT_DIMENSIONS])}) as split (dimension)
    where ${within} and exists (
      select from visit_parts as part
      where part.store_id = ${storeId} and part.dimension = split.dimension and part.day = visit_days.day)
    group by split.dimension`);
  const { rows: parts } = await db.execute(sql`
    select * from (
      select dimension, value, ${summed}, row_number() over (
        partition by dimension order by sum(sessions) desc, value) as place
      from visit_parts where ${within} group by dimension, value) as ranked
    where place <= ${most} order by place`);
  return totals.map((total) => ({
    dimension: total.dimension as VisitDimension,
    days: total.days as number,
    total: countsIn(total),
    largest: parts
      .filter(({ dimension }) => dimension === total.dimension)
      .map((part) => ({ ...countsIn(part), value: part.value as string })),
  }));
}

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const summed: SQL = sql.join(
  VISIT_STEPS.map((name) => sql`coalesce(sum(${sql.raw(columnOf(name))}), 0) as ${sql.identifier(name)}`),
  sql`, `,
);

function countsIn(row: Record<string, unknown>): VisitCounts {
  const { sessions, cartAdditions, reachedCheckout, completedCheckout } = row;
  return {
    sessions: Number(sessions),
    cartAdditions: Number(cartAdditions),
    reachedCheckout: Number(reachedCheckout),
    completedCheckout: Number(completedCheckout),
  };
}
