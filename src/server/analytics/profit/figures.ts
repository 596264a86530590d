import {
  contributionOf,
  grossProfitOf,
  hasCosts,
  isUnknown,
  type KnownSums,
  knownFeesOf,
  netSalesOf,
  type ProfitSums,
  shippingResultOf,
} from '#server/stores/profit/profit-sums.ts';
import type {
  PROFIT_REASONS,
  ProfitFigure,
  ProfitFigureName,
  WATERFALL_PARTS,
  WaterfallStep,
} from '#shared/analytics/profit.ts';
import { toMajor } from '#shared/core/money.ts';
import type { Evidence } from '#shared/stores/profit-rules.ts';

type Reason = (typeof PROFIT_REASONS)[number];

/** Money spent on ads; null with a reason where it is not known. */
export type AdSpend =
  | {
      value: number;
      reason: null /** By the ads account. */;
      measured: number /** By the owner. */;
      entered: number;
    }
  | { value: null; reason: Reason };

/** All that a stretch's figures are made of, in minor units. */
export interface ProfitInputsOfRange {
  sums: ProfitSums;
  adSpend: AdSpend;
  /** Null where the owner has entered none. */
  fixedCosts: number | null;
}

type Values = Record<ProfitFigureName, { value: number | null; reason: Reason | null }>;

interface Spent<Why> {
  value: number | null;
  reason: Why | null;
}

/** Contribution less ads, and less fixed costs too. Where no ad spend is known, none is taken off. */
export function leftOf<Why>(
  contribution: Spent<Why>,
  adSpend: Spent<Why | 'no_ads'>,
  fixedCosts: Spent<Why>,
): Record<'contributionAfterAds' | 'netProfit', Spent<Why>> {
  const missing = (reason: Why) => ({ value: null, reason });
  if (adSpend.value === null && adSpend.reason !== 'no_ads') {
    const unknown = missing(adSpend.reason as Why);
    return { contributionAfterAds: unknown, netProfit: unknown };
  }
  const less = (from: Spent<Why>, amount: number) =>
    from.value === null ? from : { value: from.value - amount, reason: null };
  const contributionAfterAds = less(contribution, adSpend.value ?? 0);
  return {
    contributionAfterAds,
    netProfit: fixedCosts.value === null ? fixedCosts : less(contributionAfterAds, fixedCosts.value),
  };
}

/** Money in minor units, shares and ratios as they are (profit: definitions). */
export function valuesOf({ sums, adSpend, fixedCosts }: ProfitInputsOfRange): Values {
  const net = netSalesOf(sums);
  const contribution = contributionOf(sums);
  const known = (value: number) => ({ value, reason: null });
  const missing = (reason: Reason) => ({ value: null, reason });
  const orMissing = (value: number | null, reason: Reason) =>
    value === null ? missing(reason) : known(value);
  const ofCosts = (value: number) =>
    hasCosts(sums) ? known(value) : missing(net === 0 ? 'no_orders' : 'no_costs');
  const ratio = (value: number, base: number, reason: Reason) =>
    base > 0 ? known(value / base) : missing(reason);
  const fixed: Values[ProfitFigureName] = orMissing(fixedCosts, 'no_fixed_costs');
  const whenCosted = (figure: () => { value: number | null; reason: Reason | null }) => {
    const { reason } = ofCosts(0);
    return reason ? missing(reason) : figure();
  };
  return {
    netSales: known(net),
    costOfGoods: ofCosts(sums.costOfGoods),
    grossProfit: ofCosts(grossProfitOf(sums)),
    grossMargin: whenCosted(() => ratio(grossProfitOf(sums), sums.covered, 'no_orders')),
    fees: orMissing(knownFeesOf(sums), 'fees_unknown'),
    shippingResult: orMissing(shippingResultOf(sums), 'shipping_unknown'),
    handling: known(sums.handling),
    contribution: ofCosts(contribution),
    contributionMargin: whenCosted(() => ratio(contribution, sums.covered, 'no_orders')),
    adSpend: { value: adSpend.value, reason: adSpend.reason },
    ...leftOf<Reason>(ofCosts(contribution), adSpend, fixed),
    fixedCosts: fixed,
    breakEvenRoas: whenCosted(() => ratio(sums.covered, contribution, 'no_profit')),
    poas: adSpend.value === null ? missing(adSpend.reason) : missing('ads_not_attributed'),
  };
}

const MONEY = new Set<ProfitFigureName>([
  'netSales',
  'costOfGoods',
  'grossProfit',
  'fees',
  'shippingResult',
  'handling',
  'contribution',
  'adSpend',
  'contributionAfterAds',
  'fixedCosts',
  'netProfit',
]);

/** The figures of a reply, with those of the stretch before. */
export function figuresOf(
  current: ProfitInputsOfRange,
  previous: ProfitInputsOfRange | null,
  currency: string,
): Record<ProfitFigureName, ProfitFigure> {
  const values = valuesOf(current);
  const before = previous && valuesOf(previous);
  const majorOf = (name: ProfitFigureName, value: number | null) =>
    value === null || !MONEY.has(name) ? value : toMajor(value, currency);
  const names = Object.keys(values) as ProfitFigureName[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        value: majorOf(name, values[name].value),
        reason: values[name].reason,
        previous: before ? majorOf(name, before[name].value) : null,
        coverage: coverageOf(name, current.sums),
        evidence: values[name].value === null ? null : evidenceOf(name, current.sums, current.adSpend),
        parts: partsOf(name, values, current).map(({ value, ...part }) => ({
          ...part,
          value: value === null || part.unit !== 'money' ? value : toMajor(value, currency),
        })),
      },
    ]),
  ) as Record<ProfitFigureName, ProfitFigure>;
}

/** The share of what a figure rests on that is known. */
function coverageOf(name: ProfitFigureName, sums: ProfitSums): number | null {
  switch (name) {
    case 'netSales':
      return shareOf(netSalesOf(sums) - sums.vatUnknown, netSalesOf(sums));
    case 'fees':
      return shareOf(sums.paidWithFee, sums.paid);
    case 'shippingResult':
      return shareOf(sums.shipmentsCosted, sums.shipments);
    case 'handling':
    case 'adSpend':
    case 'fixedCosts':
      return null;
    default:
      return shareOf(sums.covered, netSalesOf(sums));
  }
}

/** Null where there is nothing to have a share of. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : null;
}

/** What is not known counts as nothing, which is assumed. */
const evidenceWhere = (isAssumed: boolean, isByRule: boolean): Evidence =>
  isAssumed ? 'assumed' : isByRule ? 'rule' : 'measured';

export const weakest = (all: Evidence[]): Evidence =>
  evidenceWhere(all.includes('assumed'), all.includes('rule'));

type EvidentSums = KnownSums &
  Pick<ProfitSums, 'coveredByRule' | 'coveredAssumed' | 'shippingByRule' | 'feesByRule' | 'handling'>;

export function evidenceOf(
  name: ProfitFigureName,
  sums: EvidentSums,
  adSpend: AdSpend = { value: null, reason: 'no_ads' },
): Evidence {
  const tax = evidenceWhere(sums.vatUnknown !== 0, sums.vat !== 0);
  const goods = evidenceWhere(
    sums.coveredAssumed !== 0 || isUnknown('returns', sums),
    sums.coveredByRule !== 0,
  );
  const fees = evidenceWhere(isUnknown('fees', sums), sums.feesByRule !== 0);
  const shipping = evidenceWhere(
    isUnknown('shipping', sums) || sums.shippingVatUnknown !== 0,
    sums.shippingByRule !== 0,
  );
  const handling = evidenceWhere(false, sums.handling !== 0);
  const ads = evidenceWhere(false, adSpend.value !== null && adSpend.entered !== 0);
  const contribution = weakest([tax, goods, fees, shipping, handling]);
  switch (name) {
    case 'netSales':
      return tax;
    case 'costOfGoods':
      return goods;
    case 'grossProfit':
    case 'grossMargin':
      return weakest([tax, goods]);
    case 'fees':
      return fees;
    case 'shippingResult':
      return shipping;
    case 'handling':
    case 'fixedCosts':
      return 'rule';
    case 'adSpend':
      return ads;
    case 'contributionAfterAds':
      return weakest([contribution, ads]);
    case 'netProfit':
      return weakest([contribution, ads, 'rule']);
    default:
      return contribution;
  }
}

export const costEvidence = (sums: EvidentSums) => evidenceOf('costOfGoods', sums);
export const contributionEvidence = (sums: EvidentSums) => evidenceOf('contribution', sums);

interface Part {
  name: string;
  value: number | null;
  unit: 'money' | 'count' | 'share';
  evidence: Evidence | null;
}

/** In the order of the formula. */
function partsOf(name: ProfitFigureName, values: Values, { sums, adSpend }: ProfitInputsOfRange): Part[] {
  const money = (part: string, value: number | null, evidence: Evidence | null = null): Part => ({
    name: part,
    value,
    unit: 'money',
    evidence,
  });
  const figure = (part: ProfitFigureName) =>
    money(part, values[part].value, values[part].value === null ? null : evidenceOf(part, sums, adSpend));
  const covered = money('covered', sums.covered);
  switch (name) {
    case 'netSales':
      return [
        money('grossSales', sums.grossSales, 'measured'),
        money('discounts', sums.discounts, 'measured'),
        money('returns', sums.returns, 'measured'),
        money('vat', 0 - sums.vat, sums.vatUnknown === 0 ? 'rule' : 'assumed'),
      ];
    case 'costOfGoods':
      return [covered, money('withoutCost', netSalesOf(sums) - sums.covered)];
    case 'grossProfit':
    case 'grossMargin':
      return [covered, figure('costOfGoods')];
    case 'fees':
      return [
        money('paid', sums.paid, 'measured'),
        money('paidWithFee', sums.paidWithFee),
        money('feesByRule', sums.feesByRule, 'rule'),
        money('feeTax', sums.feeTax),
      ];
    case 'shippingResult':
      return [
        money('shippingCharged', sums.shippingCharged, 'measured'),
        money('shippingCost', sums.shippingCost, evidenceOf('shippingResult', sums)),
        { name: 'shipments', value: sums.shipments, unit: 'count', evidence: null },
        { name: 'shipmentsCosted', value: sums.shipmentsCosted, unit: 'count', evidence: null },
      ];
    case 'contribution':
    case 'contributionMargin':
    case 'breakEvenRoas':
      return [
        ...(name === 'contribution' ? [] : [covered]),
        figure('grossProfit'),
        figure('shippingResult'),
        figure('fees'),
        figure('handling'),
        money('otherIncome', sums.otherIncome, 'measured'),
        money('otherCosts', sums.otherCosts, 'measured'),
        ...(sums.uncostedCharges === 0 ? [] : [money('uncostedCharges', sums.uncostedCharges)]),
      ];
    case 'adSpend':
      return adSpend.value === null
        ? []
        : [money('adsMeasured', adSpend.measured, 'measured'), money('adsEntered', adSpend.entered, 'rule')];
    case 'contributionAfterAds':
      return [figure('contribution'), figure('adSpend')];
    case 'netProfit':
      return [figure('contribution'), figure('adSpend'), figure('fixedCosts')];
    default:
      return [];
  }
}

type PartName = (typeof WATERFALL_PARTS)[number];

/** From gross sales to what is left. Every total is the sum of all parts before it, in minor units and so in major ones. */
export function waterfallOf(
  { sums, adSpend, fixedCosts }: ProfitInputsOfRange,
  currency: string,
): WaterfallStep[] {
  const steps: WaterfallStep[] = [];
  let reached = 0;
  const part = (name: PartName, amount: number, evidence: Evidence | null) => {
    reached += amount;
    if (amount !== 0) steps.push({ kind: 'part', name, amount: toMajor(amount, currency), evidence });
  };
  const total = (name: Extract<WaterfallStep, { kind: 'total' }>['name']) =>
    steps.push({ kind: 'total', name, amount: toMajor(reached, currency) });
  part('grossSales', sums.grossSales, 'measured');
  part('discounts', sums.discounts, 'measured');
  part('returns', sums.returns, 'measured');
  part('vat', 0 - sums.vat, 'rule');
  total('netSales');
  if (!hasCosts(sums) && sums.covered !== netSalesOf(sums)) {
    part('withoutCost', 0 - netSalesOf(sums), null);
    return steps;
  }
  part('withoutCost', sums.covered - netSalesOf(sums), null);
  part('costOfGoods', 0 - sums.costOfGoods, evidenceOf('costOfGoods', sums));
  total('grossProfit');
  part('shippingCharged', sums.shippingCharged, 'measured');
  part('shippingCost', 0 - sums.shippingCost, evidenceOf('shippingResult', sums));
  part('fees', 0 - sums.fees, evidenceOf('fees', sums));
  part('handling', 0 - sums.handling, 'rule');
  part('otherIncome', sums.otherIncome, 'measured');
  part('otherCosts', 0 - sums.otherCosts, 'measured');
  part('uncostedCharges', sums.uncostedCharges, null);
  total('contribution');
  if (adSpend.value !== null) {
    part('adSpend', 0 - adSpend.value, evidenceOf('adSpend', sums, adSpend));
    total('contributionAfterAds');
  }
  if (fixedCosts !== null && (adSpend.value !== null || adSpend.reason === 'no_ads')) {
    part('fixedCosts', 0 - fixedCosts, 'rule');
    total('netProfit');
  }
  return steps;
}
