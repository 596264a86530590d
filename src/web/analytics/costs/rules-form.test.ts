import { expect, test } from 'vitest';
import { NO_RULES, type ProfitRules } from '#shared/stores/profit-rules.ts';
import { checkRules, formOf, isSameForm, RUNNING_LISTS, type RulesForm } from './rules-form.ts';

const full: ProfitRules = {
  reclaimsVat: true,
  returnsRestocked: false,
  firstCostBefore: true,
  vat: [{ scope: { kind: 'shipping' }, percent: 20 }],
  fees: [{ gateway: 'iyzico', from: '2026-01-01', percent: 2.9, fixed: 0.25, taxPercent: 20 }],
  surchargePercent: 2,
  shipping: [{ countryCode: null, from: null, perOrder: 60, perReturn: 0 }],
  handlingPerOrder: 5,
  costs: [{ scope: { kind: 'category', category: 'Tea' }, percentOfPrice: 40 }],
  adCosts: [{ name: 'Meta', amount: 12, every: 'day', from: '2026-11-01', to: null }],
  fixedCosts: [{ name: 'Rent', amount: 500, every: 'month', from: null, to: '2026-12-31' }],
};

const edited = (change: Partial<RulesForm>) => checkRules({ ...formOf(NO_RULES), ...change });

test.each([NO_RULES, full])('what was saved reads the same again', (rules) => {
  expect(checkRules(formOf(rules))).toEqual({ rules });
});

test('a line that says nothing is no rule', () => {
  const fees = [{ key: 0, gateway: 'iyzico', from: '', percent: '', fixed: '', taxPercent: ' ' }];
  expect(edited({ fees })).toEqual({ rules: NO_RULES });
  expect(isSameForm({ ...formOf(NO_RULES), fees }, formOf(NO_RULES))).toBe(true);
});

test('half a line is asked for the rest, where it is missing', () => {
  const fees = [
    { key: 4, gateway: 'paytr', from: '', percent: '', fixed: '', taxPercent: '' },
    { key: 7, gateway: 'iyzico', from: '', percent: '2.9', fixed: 'little', taxPercent: '' },
  ];
  expect(edited({ fees })).toEqual({
    problems: { 'fees.7.fixed': 'Please enter a number.', 'fees.7.taxPercent': 'Please fill this in.' },
  });
});

test('limits of the contract are said', () => {
  expect(edited({ surchargePercent: '120' })).toEqual({
    problems: {
      surchargePercent: { text: 'Please enter a number of at most {maximum}.', values: { maximum: 100 } },
    },
  });
});

test('two rules of one thing cannot begin on one day', () => {
  const row = { countryCode: 'DE', from: '', perOrder: '5', perReturn: '0' };
  expect(
    edited({
      shipping: [
        { ...row, key: 0 },
        { ...row, key: 1 },
        { ...row, key: 2, from: '2026-05-01' },
      ],
    }),
  ).toEqual({ problems: { 'shipping.1.from': 'There is already one from this day.' } });
});

test.each(RUNNING_LISTS)('what is paid for a time does not end before it begins (%s)', (list) => {
  const row = { key: 0, name: 'Rent', amount: '500', every: 'month' as const };
  expect(edited({ [list]: [{ ...row, from: '2026-05-02', to: '2026-05-01' }] })).toEqual({
    problems: { [`${list}.0.to`]: 'The last day is before the first one.' },
  });
});
