import { issueSentence } from '#shared/core/issue-sentence.ts';
import { wordIssue } from '#shared/core/issue-words.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { ProfitRules, type RuleScope, type RunningCost } from '#shared/stores/profit-rules.ts';

/** A line of a list; its key stays while the line is edited. */
interface Row {
  key: number;
}
export interface VatRow extends Row {
  scope: RuleScope;
  percent: string;
  /** Of a product that was chosen just now. */
  title?: string;
}
export interface FeeRow extends Row {
  gateway: string;
  from: string;
  percent: string;
  fixed: string;
  taxPercent: string;
}
export interface ShippingRow extends Row {
  countryCode: string | null;
  from: string;
  perOrder: string;
  perReturn: string;
}
export interface CostRuleRow extends Row {
  scope: RuleScope;
  percentOfPrice: string;
}
export interface RunningCostRow extends Row {
  name: string;
  amount: string;
  every: RunningCost['every'];
  from: string;
  to: string;
}

/** The rules as they are typed: numbers as `Number` reads them, and nothing where nothing was said. */
export interface RulesForm {
  reclaimsVat: boolean | null;
  returnsRestocked: boolean | null;
  firstCostBefore: boolean;
  vat: VatRow[];
  fees: FeeRow[];
  surchargePercent: string;
  shipping: ShippingRow[];
  handlingPerOrder: string;
  costs: CostRuleRow[];
  adCosts: RunningCostRow[];
  fixedCosts: RunningCostRow[];
}

export const LISTS = ['vat', 'fees', 'shipping', 'costs', 'adCosts', 'fixedCosts'] as const;
/** Lists of what is paid for a time. */
export const RUNNING_LISTS = ['adCosts', 'fixedCosts'] as const;
export type RunningList = (typeof RUNNING_LISTS)[number];
export type ListName = (typeof LISTS)[number];
export type RowOf<Name extends ListName> = RulesForm[Name][number];

/** What makes a line say something; without any of it there is no rule. */
const TELLING = {
  vat: ['percent'],
  fees: ['percent', 'fixed', 'taxPercent'],
  shipping: ['perOrder', 'perReturn'],
  costs: ['percentOfPrice'],
  adCosts: ['name', 'amount'],
  fixedCosts: ['name', 'amount'],
} as const satisfies { [Name in ListName]: readonly (keyof RowOf<Name>)[] };

export function formOf(rules: ProfitRules): RulesForm {
  const typed = (number: number | null) => (number === null ? '' : String(number));
  return {
    ...rules,
    vat: keyed(rules.vat.map(({ scope, percent }) => ({ scope, percent: typed(percent) }))),
    fees: keyed(
      rules.fees.map(({ gateway, from, percent, fixed, taxPercent }) => ({
        gateway,
        from: from ?? '',
        percent: typed(percent),
        fixed: typed(fixed),
        taxPercent: typed(taxPercent),
      })),
    ),
    surchargePercent: typed(rules.surchargePercent),
    shipping: keyed(
      rules.shipping.map(({ countryCode, from, perOrder, perReturn }) => ({
        countryCode,
        from: from ?? '',
        perOrder: typed(perOrder),
        perReturn: typed(perReturn),
      })),
    ),
    handlingPerOrder: typed(rules.handlingPerOrder),
    costs: keyed(
      rules.costs.map(({ scope, percentOfPrice }) => ({ scope, percentOfPrice: typed(percentOfPrice) })),
    ),
    adCosts: runningRows(rules.adCosts),
    fixedCosts: runningRows(rules.fixedCosts),
  };
}

function runningRows(costs: RunningCost[]): RunningCostRow[] {
  return keyed(
    costs.map(({ name, amount, every, from, to }) => ({
      name,
      amount: String(amount),
      every,
      from: from ?? '',
      to: to ?? '',
    })),
  );
}

/** As the contract takes them. */
const runningCosts = (rows: RunningCostRow[]) =>
  rows.map(({ name, amount, every, from, to }) => ({
    name,
    amount: numberOf(amount),
    every,
    from: from || null,
    to: to || null,
  }));

function keyed<Line extends object>(lines: Line[]): (Line & Row)[] {
  return lines.map((line, key) => ({ ...line, key }));
}

export function nextKey(rows: readonly Row[]): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1;
}

/** Where a problem belongs, as fields ask for it. */
export const placeOf = (list: ListName, row: Row, field: string) => `${list}.${row.key}.${field}`;

export type Problems = Record<string, Sentence>;

const EMPTY = text('Please fill this in.');
const NO_NUMBER = text('Please enter a number.');
const BACKWARDS = text('The last day is before the first one.');
const TWICE = text('There is already one from this day.');

/** The rules that a form says, or what is wrong with it and where. */
export function checkRules(form: RulesForm): { rules: ProfitRules } | { problems: Problems } {
  const said = withoutBlank(form);
  const problems: Problems = {};
  for (const row of twice(said.fees, ({ gateway, from }) => `${from} ${gateway}`))
    problems[placeOf('fees', row, 'from')] = TWICE;
  for (const row of twice(said.shipping, ({ countryCode, from }) => `${from} ${countryCode}`))
    problems[placeOf('shipping', row, 'from')] = TWICE;
  for (const list of RUNNING_LISTS)
    for (const row of said[list])
      if (row.from && row.to && row.to < row.from) problems[placeOf(list, row, 'to')] = BACKWARDS;
  const checked = ProfitRules.safeParse(
    {
      ...said,
      vat: said.vat.map(({ scope, percent }) => ({ scope, percent: numberOf(percent) })),
      fees: said.fees.map(({ gateway, from, percent, fixed, taxPercent }) => ({
        gateway,
        from: from || null,
        percent: numberOf(percent),
        fixed: numberOf(fixed),
        taxPercent: numberOf(taxPercent),
      })),
      surchargePercent: optional(said.surchargePercent),
      shipping: said.shipping.map(({ countryCode, from, perOrder, perReturn }) => ({
        countryCode,
        from: from || null,
        perOrder: numberOf(perOrder),
        perReturn: numberOf(perReturn),
      })),
      handlingPerOrder: optional(said.handlingPerOrder),
      costs: said.costs.map(({ scope, percentOfPrice }) => ({
        scope,
        percentOfPrice: numberOf(percentOfPrice),
      })),
      adCosts: runningCosts(said.adCosts),
      fixedCosts: runningCosts(said.fixedCosts),
    },
    { error: wordIssue },
  );
  if (!checked.success)
    for (const issue of checked.error.issues) {
      const { place, typed } = typedAt(said, issue.path);
      const isNumber = Number.isFinite(numberOf(typed));
      problems[place] ??= !typed.trim()
        ? EMPTY
        : issue.code === 'invalid_type' && !isNumber
          ? NO_NUMBER
          : issueSentence(issue);
    }
  if (checked.success && Object.keys(problems).length === 0) return { rules: checked.data };
  return { problems };
}

function twice<Line>(rows: Line[], say: (row: Line) => string): Line[] {
  return rows.filter((row, at) => rows.slice(0, at).some((earlier) => say(earlier) === say(row)));
}

function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

const optional = (typed: string) => (typed.trim() === '' ? null : numberOf(typed));

function typedAt(form: RulesForm, path: PropertyKey[]): { place: string; typed: string } {
  const [name, at, field] = path;
  const list = LISTS.find((each) => each === name);
  const row = list && form[list][Number(at)];
  if (!list || !row) return { place: String(name), typed: String(form[name as keyof RulesForm] ?? '') };
  return {
    place: placeOf(list, row, String(field)),
    typed: String(row[field as keyof typeof row] ?? ''),
  };
}

function withoutBlank(form: RulesForm): RulesForm {
  const lists = LISTS.map((list) => {
    const rows: RowOf<ListName>[] = form[list];
    return [list, rows.filter((row) => !isBlank(list, row))];
  });
  return { ...form, ...Object.fromEntries(lists) };
}

function isBlank(list: ListName, row: RowOf<ListName>): boolean {
  return TELLING[list].every((field) => !String(row[field as keyof typeof row]).trim());
}

/** Both say the same. */
export function isSameForm(one: RulesForm, other: RulesForm): boolean {
  return written(one) === written(other);
}

function written(form: RulesForm): string {
  return JSON.stringify(withoutBlank(form), (name, value: unknown) => (name === 'key' ? undefined : value));
}
