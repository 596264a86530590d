import * as z from 'zod';
import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import type { CountedSales, StoreWriteBack, WriteOutcome } from '#server/platforms/ports/write-back.ts';
import { parseMoney } from '#shared/core/money.ts';
import type { ShopifyClient } from './client.ts';
import {
  markDefinitionCreateDocument,
  markDefinitionDeleteDocument,
  markedSalesQuery,
  marksDeleteDocument,
  marksSetDocument,
} from './queries.ts';
import { isRefusal, readReport } from './reports.ts';
import { WireMarkDefined, WireMarksDeleted, WireMarksSet, WireMarkUndefined } from './wire.ts';
import { ifAllowed, outcomeOf, refused, removalOf } from './written.ts';

/** As ShopifyQL names it: `order.metafields.vitrin.post`. Shopify shows it on the order, too. */
const MARK = { namespace: 'vitrin', key: 'post' };
const COLUMN = `order.metafields.${MARK.namespace}.${MARK.key}`;
/** metafieldsSet takes no more. */
const MOST_AT_ONCE = 25;

const gidOf = (orderId: string) => `gid://shopify/Order/${orderId}`;

type OrderMarks = Pick<
  StoreWriteBack,
  'defineMark' | 'mostOrders' | 'markOrders' | 'unmarkOrders' | 'unmarkAll' | 'salesByMark'
>;

/** A metafield on orders that reports can ask for (reference/shopify-write-back.md). */
export function createShopifyOrderMarks(client: ShopifyClient): OrderMarks {
  async function define(access: StoreAccess): Promise<WriteOutcome> {
    const definition = {
      ...MARK,
      ownerType: 'ORDER',
      name: 'Vitrin post',
      description: 'The post whose link the buyer came by, as Vitrin knows it.',
      type: 'single_line_text_field',
      capabilities: { analyticsQueryable: { enabled: true } },
    };
    const { data } = await client.ask(access, {
      document: markDefinitionCreateDocument,
      variables: { definition },
      data: WireMarkDefined,
    });
    const { userErrors } = data.metafieldDefinitionCreate;
    const isThere = userErrors[0]?.code === 'TAKEN';
    return (isThere ? null : outcomeOf(userErrors)) ?? { state: 'written', id: COLUMN };
  }

  async function mark(access: StoreAccess, marks: { orderId: string; value: string }[]) {
    const metafields = marks.map(({ orderId, value }) => ({
      ...MARK,
      ownerId: gidOf(orderId),
      type: 'single_line_text_field',
      value,
    }));
    const { data } = await client.ask(access, {
      document: marksSetDocument,
      variables: { metafields },
      data: WireMarksSet,
    });
    return data.metafieldsSet.userErrors;
  }

  /** All or none are set: those that Shopify names are left out, and the others asked for again. */
  async function markAll(access: StoreAccess, marks: { orderId: string; value: string }[]) {
    const outcomes = new Map<string, WriteOutcome>();
    for (let left = marks; left.length > 0; ) {
      const errors = await mark(access, left);
      const named = new Map(
        errors.flatMap((error) => {
          const order = left[Number(error.field?.[1])];
          return order ? [[order.orderId, refused(error)] as const] : [];
        }),
      );
      const [error] = errors;
      if (error && named.size === 0) {
        for (const { orderId } of left) outcomes.set(orderId, refused(error));
        return outcomes;
      }
      for (const [orderId, outcome] of named) outcomes.set(orderId, outcome);
      if (!error)
        for (const { orderId } of left) outcomes.set(orderId, { state: 'written', id: gidOf(orderId) });
      left = error ? left.filter(({ orderId }) => !named.has(orderId)) : [];
    }
    return outcomes;
  }

  return {
    mostOrders: MOST_AT_ONCE,

    defineMark: (access) => ifAllowed(define(access)),

    async markOrders(access, marks) {
      const outcomes = await ifAllowed(markAll(access, marks));
      if (outcomes instanceof Map) return outcomes;
      return new Map(marks.map(({ orderId }) => [orderId, outcomes]));
    },

    unmarkOrders: (access, orderIds) => {
      const metafields = orderIds.map((orderId) => ({ ...MARK, ownerId: gidOf(orderId) }));
      const asked = { document: marksDeleteDocument, variables: { metafields }, data: WireMarksDeleted };
      return ifAllowed(
        client.ask(access, asked).then(({ data }) => removalOf(data.metafieldsDelete.userErrors)),
      );
    },

    unmarkAll: (access) => {
      const identifier = { ...MARK, ownerType: 'ORDER' };
      const asked = {
        document: markDefinitionDeleteDocument,
        variables: { identifier },
        data: WireMarkUndefined,
      };
      return ifAllowed(
        client.ask(access, asked).then(({ data }) => removalOf(data.metafieldDefinitionDelete.userErrors)),
      );
    },

    async salesByMark(access, { identity, firstDay, lastDay }): Promise<CountedSales> {
      const { timeZone, currency } = identity;
      const query = markedSalesQuery({
        mark: `${MARK.namespace}.${MARK.key}`,
        timeZone,
        firstDay,
        lastDay,
      });
      try {
        const rows = await readReport(client, access, { query, row: Row });
        const marked = rows.flatMap(({ mark: value, net }) =>
          value === null ? [] : [[value, parseMoney(net, currency)] as const],
        );
        return { state: 'counted', net: new Map(marked) };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return { state: 'not_counted', reason: error.sentence };
      }
    },
  };
}

const Row = z
  .object({ [COLUMN]: z.string().nullable(), net_sales: z.string() })
  .transform((row) => ({ mark: row[COLUMN] ?? null, net: row.net_sales as string }));
