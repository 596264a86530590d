import { findFreshness } from '#server/analytics/reports/freshness.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { dayAfter, localDate } from '#server/core/time/local-time.ts';
import type { PlatformCharge } from '#server/platforms/ports/store-platform.ts';
import type { Stores } from '#server/stores/area.ts';
import { factOn } from '#server/stores/profit/cost-book.ts';
import { findCostFacts, findProfitRules, saysTaxes } from '#server/stores/profit/costs-repository.ts';
import { contributionOf, netSalesOf, type ProfitSums } from '#server/stores/profit/profit-sums.ts';
import type { QueryOf } from '#shared/core/endpoint.ts';
import { toMajor, toMinor } from '#shared/core/money.ts';
import { PAGE_SIZE } from '#shared/core/ranges.ts';
import type {
  CostList,
  CostRow,
  costEndpoints,
  NewCosts,
  ReadCosts,
  ReadInvoice,
  RulesPreview,
  RulesReply,
} from '#shared/stores/costs.ts';
import type { ProfitRules } from '#shared/stores/profit-rules.ts';
import {
  findCategories,
  findCountries,
  findGateways,
  findOrdersByLabel,
  findProductTitles,
  findVariantsOnSale,
} from './costs-repository.ts';
import { shareOf } from './figures.ts';
import { readCosts } from './read-costs.ts';
import { readAmount, readTable } from './read-table.ts';

interface Dependencies {
  db: Database;
  costs: Stores['costs'];
  now: () => Date;
}

type CostsQuery = QueryOf<typeof costEndpoints.list>;

/** Finished days by whose sales variants are ordered. */
const SOLD_DAYS = 90;
const GATEWAY_DAYS = 365;

const isMissing = ({ unitCost, uncosted }: CostRow) => unitCost === null || uncosted > 0;

/** What owners see and say of their costs. */
export function createCostLists({ db, costs, now }: Dependencies) {
  async function rowsOf(store: OwnedStore, search = ''): Promise<CostRow[]> {
    const today = localDate(now(), store.timeZone).toString();
    const sold = { soldFrom: dayAfter(today, -SOLD_DAYS), soldTo: dayAfter(today, -1) };
    const { historyComplete } = await findFreshness(db, store.id);
    if (historyComplete) await costs.writeDays(store, { first: sold.soldFrom, last: sold.soldTo });
    const [variants, facts] = await Promise.all([
      findVariantsOnSale(db, store.id, { search, ...sold }),
      findCostFacts(db, store.id),
    ]);
    const known = Map.groupBy(facts, ({ productId, variantId }) => `${productId} ${variantId}`);
    return variants.map(({ price, netSales, covered, ...variant }) => {
      const history = known.get(`${variant.productId} ${variant.variantId}`) ?? [];
      const holds = factOn(history, today);
      return {
        ...variant,
        price: toMajor(price, store.currency),
        netSales: toMajor(netSales, store.currency),
        uncosted: toMajor(netSales - covered, store.currency),
        unitCost: holds ? toMajor(holds.unitCost, store.currency) : null,
        source: holds?.source ?? null,
        history: history
          .sort((one, other) => (one.fromDay < other.fromDay ? -1 : 1))
          .map((fact) => ({
            from: fact.fromDay,
            to: fact.toDay && dayAfter(fact.toDay, -1),
            unitCost: toMajor(fact.unitCost, store.currency),
            source: fact.source,
          })),
      };
    });
  }

  async function list(store: OwnedStore, { search, filter, page }: CostsQuery): Promise<CostList> {
    const all = await rowsOf(store);
    const found = search ? await rowsOf(store, search) : all;
    const shown = filter === 'missing' ? found.filter(isMissing) : found;
    const missing = all.filter(isMissing);
    const earlier = missing.filter(({ unitCost }) => unitCost !== null);
    const sum = (rows: CostRow[], name: 'netSales' | 'uncosted') =>
      rows.reduce((total, row) => total + row[name], 0);
    return {
      currency: store.currency,
      rows: shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      total: shown.length,
      page,
      pageSize: PAGE_SIZE,
      missing: missing.length,
      earlier: {
        variants: earlier.length,
        netSales: toMajor(toMinor(sum(earlier, 'uncosted'), store.currency), store.currency),
      },
      coverage: shareOf(sum(all, 'netSales') - sum(all, 'uncosted'), sum(all, 'netSales')),
    };
  }

  async function* allRows(store: OwnedStore): AsyncGenerator<CostRow[]> {
    yield await rowsOf(store);
  }

  const read = async (store: OwnedStore, text: string): Promise<ReadCosts> =>
    readCosts(text, await rowsOf(store));

  async function rules(store: OwnedStore): Promise<RulesReply> {
    const today = localDate(now(), store.timeZone).toString();
    const since = localDay(dayAfter(today, -GATEWAY_DAYS), store.timeZone).from;
    const [saved, hasTaxes, gateways, categories, countries] = await Promise.all([
      findProfitRules(db, store.id),
      saysTaxes(db, store.id),
      findGateways(db, store.id, since),
      findCategories(db, store.id),
      findCountries(db, store.id, since),
    ]);
    return {
      currency: store.currency,
      rules: saved,
      hasTaxes,
      gateways: gateways.map(({ gateway, payments, amount, fees, amountWithFee }) => ({
        gateway,
        payments,
        amount: toMajor(amount, store.currency),
        measured: amountWithFee > 0 ? fees / amountWithFee : null,
      })),
      categories,
      countries,
      products: await findProductTitles(db, store.id, productsNamedIn(saved)),
    };
  }

  async function saveRules(store: OwnedStore, changed: ProfitRules): Promise<RulesReply> {
    await costs.saveRules(store, changed);
    return rules(store);
  }

  async function preview(
    store: OwnedStore,
    changed: { rules?: ProfitRules | undefined; costs?: NewCosts | undefined },
  ): Promise<RulesPreview> {
    const { span, before, after } = await costs.preview(store, changed);
    const figures = (sums: ProfitSums) => {
      const money = (minor: number) => toMajor(minor, store.currency);
      return {
        netSales: money(netSalesOf(sums)),
        coverage: shareOf(sums.covered, netSalesOf(sums)),
        costOfGoods: money(sums.costOfGoods),
        fees: money(sums.fees),
        shippingCost: money(sums.shippingCost),
        handling: money(sums.handling),
        vat: money(sums.vat),
        contribution: money(contributionOf(sums)),
      };
    };
    return {
      currency: store.currency,
      from: span.first,
      to: span.last,
      before: figures(before),
      after: figures(after),
    };
  }

  async function readInvoice(store: OwnedStore, text: string): Promise<ReadInvoice> {
    const { parcels, unmatched } = await parcelsIn(store, text);
    return {
      parcels: parcels.map(({ orderId, orderName, amount }) => ({
        orderId,
        orderName,
        amount: toMajor(amount, store.currency),
      })),
      unmatched,
      total: toMajor(
        parcels.reduce((sum, { amount }) => sum + amount, 0),
        store.currency,
      ),
    };
  }

  async function saveInvoice(store: OwnedStore, text: string): Promise<number> {
    const { parcels } = await parcelsIn(store, text);
    const charges = parcels.map(
      ({ label, orderId, amount, at }): PlatformCharge => ({
        id: label,
        orderId,
        kind: 'shipping',
        amount,
        at,
      }),
    );
    return costs.saveInvoice(store, charges);
  }

  /** A line names its parcel by tracking number or order, and has what it cost in its last amount. */
  async function parcelsIn(store: OwnedStore, text: string) {
    const lines = readTable(text).map((line) => {
      const at = line.cells.findLastIndex((cell) => readAmount(cell) !== null);
      return { line, at, labels: line.cells.map(labelOf) };
    });
    const labels = [...new Set(lines.flatMap((each) => each.labels))].filter((label) => label !== '');
    const orders = await findOrdersByLabel(db, store.id, labels);
    const unmatched: ReadInvoice['unmatched'] = [];
    const parcels = new Map<
      string,
      { label: string; orderId: string; orderName: string; amount: number; at: Date }
    >();
    for (const { line, at, labels } of lines) {
      const refuse = (reason: ReadInvoice['unmatched'][number]['reason']) =>
        unmatched.push({ line: line.line, text: line.text.slice(0, 200), reason });
      const label = labels.find((each, index) => index !== at && orders.has(each));
      const found = label === undefined ? [] : orders.get(label)!;
      if (label === undefined) {
        // The number of an order alone looks like an amount; the first line says what the columns are.
        if (at === 0 && orders.has(labels[0]!)) refuse('no_cost');
        else if (line.line > 1 || at !== -1) refuse('unknown');
      } else if (found.length > 1) refuse('ambiguous');
      else if (at === -1) refuse('no_cost');
      else {
        const { id, name, placedAt } = found[0]!;
        parcels.set(label, {
          label,
          orderId: id,
          orderName: name,
          amount: toMinor(readAmount(line.cells[at]!)!, store.currency),
          at: placedAt,
        });
      }
    }
    return { parcels: [...parcels.values()], unmatched };
  }

  return {
    list,
    allRows,
    read,
    save: async (store: OwnedStore, changed: NewCosts) => ({ saved: await costs.saveCosts(store, changed) }),
    rules,
    saveRules,
    preview,
    readInvoice,
    saveInvoice: async (store: OwnedStore, text: string) => ({ saved: await saveInvoice(store, text) }),
  };
}
export type CostLists = ReturnType<typeof createCostLists>;

function productsNamedIn({ vat, costs }: ProfitRules): string[] {
  return [...vat, ...costs].flatMap(({ scope }) => (scope.kind === 'product' ? [scope.productId] : []));
}

const labelOf = (cell: string) => cell.replace(/^[#']+/, '').trim();
