import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import type { ShopifyClient } from './client.ts';
import type { PageReader } from './pages.ts';
import {
  agreementDocument,
  agreementsDocument,
  type Grants,
  orderLinesDocument,
  ordersByIdDocument,
} from './queries.ts';
import { isChanged, type ReadOrder } from './translate.ts';
import {
  type WireAgreement,
  WireAgreementSales,
  WireAgreements,
  type WireOrder,
  WireOrderLines,
  WireOrdersById,
  type WireOrderWithLines,
} from './wire.ts';

const SALES_AT_ONCE = 100;

/** Orders to their last line and, where something happened after placing, to their last agreement. */
export function createOrderReader(client: ShopifyClient, reader: PageReader) {
  async function byIds(
    access: StoreAccess,
    gids: string[],
    grants: Grants,
    signal?: AbortSignal,
  ): Promise<ReadOrder[]> {
    const document = ordersByIdDocument(grants);
    const read: ReadOrder[] = [];
    for await (const { nodes } of reader.inParts(access, gids, {
      document,
      data: WireOrdersById,
      startWith: 5,
      signal,
    })) {
      read.push(
        ...(await complete(
          access,
          nodes.filter((node) => node !== null),
          signal,
        )),
      );
    }
    return read;
  }

  async function complete(
    access: StoreAccess,
    nodes: WireOrderWithLines[],
    signal?: AbortSignal,
  ): Promise<ReadOrder[]> {
    const agreements = await agreementsOf(access, nodes.filter(isChanged), signal);
    const read: ReadOrder[] = [];
    for (const { lineItems, ...order } of nodes) {
      const lines = [...lineItems.nodes];
      if (lineItems.pageInfo.hasNextPage) {
        const further = reader.pages(access, {
          document: orderLinesDocument,
          data: WireOrderLines,
          pick: (data) => data.order?.lineItems ?? null,
          variables: { id: order.id },
          startWith: 50,
          after: lineItems.pageInfo.endCursor,
          signal,
        });
        for await (const page of further) lines.push(...page);
      }
      read.push({ order, lines, agreements: agreements.get(order.id), complete: true });
    }
    return read;
  }

  async function agreementsOf(access: StoreAccess, orders: WireOrder[], signal?: AbortSignal) {
    const found = new Map<string, WireAgreement[]>();
    const gids = orders.map(({ id }) => id);
    const parts = reader.inParts(access, gids, {
      document: agreementsDocument,
      data: WireAgreements,
      startWith: 3,
      signal,
    });
    for await (const { nodes } of parts) {
      for (const node of nodes) {
        if (!node) continue;
        const { pageInfo, nodes: agreements } = node.agreements;
        const cut = pageInfo.hasNextPage || agreements.some(({ sales }) => sales.pageInfo.hasNextPage);
        const whole = agreements.map(({ sales, ...agreement }) => ({ ...agreement, sales: sales.nodes }));
        found.set(node.id, cut ? await oneByOne(access, node.id, signal) : whole);
      }
    }
    return found;
  }

  async function oneByOne(access: StoreAccess, id: string, signal?: AbortSignal): Promise<WireAgreement[]> {
    const found: WireAgreement[] = [];
    let after: string | null = null;
    let afterSale: string | null = null;
    for (;;) {
      const variables: Record<string, unknown> = { id, after, afterSale, first: SALES_AT_ONCE };
      const { data } = await client.ask(access, {
        document: agreementDocument,
        data: WireAgreementSales,
        variables,
        signal,
      });
      const [agreement] = data.order?.agreements.nodes ?? [];
      if (!data.order || !agreement) return found;
      const { sales, ...head } = agreement;
      const known = found.find((each) => each.id === head.id);
      if (known) known.sales.push(...sales.nodes);
      else found.push({ ...head, sales: [...sales.nodes] });
      if (sales.pageInfo.hasNextPage) {
        afterSale = sales.pageInfo.endCursor;
        continue;
      }
      const { hasNextPage, endCursor } = data.order.agreements.pageInfo;
      if (!hasNextPage) return found;
      after = endCursor;
      afterSale = null;
    }
  }

  return { byIds, complete };
}
export type OrderReader = ReturnType<typeof createOrderReader>;
