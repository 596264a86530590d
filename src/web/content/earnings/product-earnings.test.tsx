import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ProductProfit, profitEndpoints } from '#shared/analytics/profit.ts';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { examplePost } from '#web/testing/content-replies.ts';
import { exampleProductProfit } from '#web/testing/example-product-profit.ts';
import { exampleProduct } from '#web/testing/example-sales.ts';
import { openCalendar } from '#web/testing/open-calendar.tsx';
import { openContent } from '#web/testing/open-content.tsx';
import { answer, refuse } from '#web/testing/replies.ts';

/** The content creator with a product chosen. */
async function openChosen(change: Partial<ProductProfit> = {}, compareAtPrice: number | null = null) {
  const product = exampleProduct(0, { price: 120, compareAtPrice });
  const view = openContent([
    answer(salesEndpoints.products, { products: [product], total: 1 }),
    answer(profitEndpoints.product, exampleProductProfit(change)),
  ]);
  await view.chooseProduct();
  return view;
}

async function planPromotion({ user }: Awaited<ReturnType<typeof openChosen>>) {
  await user.selectOptions(screen.getByLabelText('Content type'), 'Promotion');
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'With a discount of, in percent' });
}

const variant = (unitCost: number | null, title: string | null = null) => ({
  variantId: title ?? '11',
  title,
  price: 120,
  unitCost,
  evidence: unitCost === null ? null : ('measured' as const),
});

test('what a sale earns stands below the product that was chosen, as an estimate', async () => {
  await openChosen();
  expect(await screen.findByText('Earns £64.00 a sale')).toBeTruthy();
  expect(
    screen.getByText(
      'An estimate: at today’s cost, with fees and shipping as they were on average in the last 90 days.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/percent/)).toBeNull();
});

test('of a product that is still to be read nothing is claimed to have failed', async () => {
  const view = openContent([
    answer(salesEndpoints.products, { products: [exampleProduct(0)], total: 1 }),
    refuse(profitEndpoints.product, 404, { error: 'not_found', message: 'This is no longer here.' }),
  ]);
  await view.chooseProduct();
  expect(
    await screen.findByText('What a sale of it earns is shown once the product has been read.'),
  ).toBeTruthy();
});

test('for a promotion a discount can be tried, and a loss is said plainly', async () => {
  const view = await openChosen();
  const field = await planPromotion(view);
  expect(screen.getByText('At 20% off you earn £44.72 on it')).toBeTruthy();
  await view.user.clear(field);
  expect(screen.getByText('Please enter a number above 0 and up to 100.')).toBeTruthy();
  await view.user.type(field, '80');
  expect(screen.getByText('At 80% off you lose £13.12 on each')).toBeTruthy();
});

test('a price that is reduced already says what it earns so', async () => {
  const view = await openChosen({}, 160);
  expect(await screen.findByText('At 25% off you earn £64.00 on it')).toBeTruthy();
  await view.user.selectOptions(screen.getByLabelText('Content type'), 'Promotion');
  expect(screen.queryByRole('textbox', { name: 'With a discount of, in percent' })).toBeNull();
});

test('variants earn from the least to the most', async () => {
  await openChosen({ variants: [variant(30, 'Small'), variant(50, 'Large'), variant(null, 'Gift')] });
  expect(await screen.findByText('Earns £44.00 to £64.00 a sale, by variant')).toBeTruthy();
  expect(screen.getByText(/Of 1 variant no cost is known\./)).toBeTruthy();
});

test.each([
  ['Loses up to £16.00 or earns up to £64.00 a sale, by variant', 30, 110],
  ['Loses £16.00 to £26.00 a sale, by variant', 120, 110],
  ['Loses £16.00 a sale', 110, 110],
])('of variants that lose money that is said: %s', async (sentence, one, other) => {
  await openChosen({ variants: [variant(one, 'Small'), variant(other, 'Large')] });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test.each([
  [{ variants: [variant(null)] }, /^No cost is known of it/, 'Enter costs', 'costs'],
  [{ vatPercent: null }, /^The VAT inside its price is not known/, 'Say the VAT inside your prices', 'vat'],
])('what is not known is said with the way to it: %#', async (change, sentence, link, section) => {
  await openChosen(change);
  const line = await screen.findByText(sentence);
  expect(within(line).getByRole('link', { name: link }).getAttribute('href')).toBe(
    `/analytics/costs?section=${section}`,
  );
});

test.each([
  [
    { feeShare: null, shipping: null },
    'Earns £69.60 a sale, before payment fees and shipping, which are not known',
  ],
  [{ feeShare: null }, 'Earns £67.60 a sale, before payment fees, which are not known'],
  [{ shipping: null }, 'Earns £66.00 a sale, before shipping, which is not known'],
])('what is not known is named in the line itself: %o', async (change, sentence) => {
  await openChosen(change);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText('An estimate: at today’s cost.')).toBeTruthy();
});

test('its parts are one press away, and add up', async () => {
  const { user } = await openChosen();
  await user.click(await screen.findByRole('button', { name: 'How is this computed? Earns £64.00 a sale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Earns £64.00 a sale' }));
  const rows = within(dialog.getByRole('table', { name: 'Parts' })).getAllByRole('row');
  expect(rows.map((row) => within(row).getByRole('cell').textContent)).toEqual([
    '£120.00',
    '-£20.00',
    '-£3.60',
    '-£2.00',
    '-£0.40',
    '-£30.00',
    '£64.00',
  ]);
  expect(dialog.getByText('Cost, measured')).toBeTruthy();
});

test('a promotion that goes onto the calendar says it beside its words', async () => {
  const saved = examplePost({ contentType: 'promotion' });
  openCalendar({
    replies: [
      answer(contentEndpoints.history, [saved]),
      answer(profitEndpoints.product, exampleProductProfit()),
    ],
    address: `/social-media-scheduler?tab=calendar&view=month&post=${saved.id}`,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'New Post' }));
  expect(await dialog.findByText('At 20% off you earn £44.72 on it')).toBeTruthy();
});

test('in Turkish, too', async () => {
  const view = await openChosen();
  await planPromotion(view);
  await switchLanguage('tr');
  expect(await screen.findByText('%20 indirimle satış başına £44,72 kazandırır')).toBeTruthy();
});
