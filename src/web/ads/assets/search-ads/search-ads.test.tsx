import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adsAssetEndpoints } from '#shared/ads/ads-assets.ts';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { text } from '#shared/core/sentence.ts';
import { exampleGroup, exampleSet } from '#web/ads/testing/example-assets.ts';
import { card, openAds } from '#web/ads/testing/open-ads.tsx';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { exampleProduct, exampleProducts } from '#web/testing/example-sales.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { answer, once, refuse } from '#web/testing/replies.ts';

const search = '?part=search-ads';
const products = answer(salesEndpoints.products, { products: exampleProducts(), total: 412 });
const listed = (...sets: ReturnType<typeof exampleSet>[]) => answer(adsAssetEndpoints.list, sets);
const opened = (set = exampleSet()) => `${search}&set=${set.id}`;
const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('ads are written for chosen products in a language, and opened', async () => {
  const { user, posts } = openAds([listed(), products, answer(adsAssetEndpoints.write, exampleSet())], {
    search,
  });
  expect(await screen.findByRole('heading', { name: 'No search ads yet' })).toBeTruthy();
  expect(whyBlocked(screen.getByRole('button', { name: 'Write ads' }))).toBe('Choose at least one product.');
  await user.click(screen.getByRole('button', { name: 'Choose products' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose products' }));
  const boxes = await dialog.findAllByRole('checkbox');
  await user.click(boxes[0]!);
  await user.click(boxes[2]!);
  expect(dialog.getByText('2 of 10 chosen')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Finished' }));
  await user.click(screen.getByRole('button', { name: `Remove ${exampleProduct(2).title}` }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the ads' }), 'German');
  await user.click(screen.getByRole('button', { name: 'Write ads' }));
  expect(await input('Headline 1')).toBeTruthy();
  expect(posts('/assets')).toEqual([{ productIds: ['1'], language: 'de' }]);
  expect(window.location.search).toBe(opened());
});

test('ten products are the most', async () => {
  const { user } = openAds([listed(), products], { search });
  await user.click(await screen.findByRole('button', { name: 'Choose products' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose products' }));
  const boxes = await dialog.findAllByRole<HTMLInputElement>('checkbox');
  for (const box of boxes.slice(0, 10)) await user.click(box);
  expect(boxes.slice(10).length).toBeGreaterThan(0);
  expect(boxes.slice(10).every(({ disabled }) => disabled)).toBe(true);
  expect(boxes[0]!.disabled).toBe(false);
});

test('ads that could not be written say why', async () => {
  const { user } = openAds(
    [
      listed(),
      products,
      refuse(adsAssetEndpoints.write, 404, {
        error: 'product_not_found',
        message: 'One of these products is not on sale any more. Please choose again.',
      }),
    ],
    { search },
  );
  await user.click(await screen.findByRole('button', { name: 'Choose products' }));
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Write ads' }));
  expect(await screen.findByText(/^One of these products is not on sale any more/)).toBeTruthy();
});

test('sets are listed with what is to correct, and one opens', async () => {
  const faulty = exampleSet({
    id: '4d2f1c20-0000-4000-8000-000000000002',
    name: 'Mugs',
    problems: [{ group: 0, field: 'headlines', message: text('Google asks for at least 3.') }],
  });
  const { user } = openAds([listed(exampleSet(), faulty)], { search });
  const list = await card('Written ads');
  expect(list.getByRole('button', { name: /Copper Kettle.*1 product · English.*Ready/ })).toBeTruthy();
  await user.click(list.getByRole('button', { name: /Mugs.*1 to correct/ }));
  expect(await screen.findByText('Google asks for at least 3.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All written ads' }));
  expect(await card('Written ads')).toBeTruthy();
});

test('what is typed is saved by itself, and what Google would refuse stands next to the field', async () => {
  const long = 'A Copper Kettle for Very Slow Mornings';
  const message = text('38 characters by Google’s count; at most 30 fit.');
  const saved = exampleSet({
    groups: [exampleGroup({ headlines: [long, ...exampleGroup().headlines.slice(1)] })],
    problems: [{ group: 0, field: 'headlines.0', message }],
  });
  const { user, posts } = openAds([listed(exampleSet()), answer(adsAssetEndpoints.change, saved)], {
    search: opened(),
  });
  const headline = await input('Headline 1');
  expect(screen.getByText('Saved')).toBeTruthy();
  await user.clear(headline);
  await user.type(headline, long);
  expect(screen.getByText('Saving...')).toBeTruthy();
  expect(screen.getByText('38/30')).toBeTruthy();
  expect(headline.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(await screen.findByText('Saved')).toBeTruthy();
  const [body] = posts(`/assets/${saved.id}`) as [{ groups: typeof saved.groups }];
  expect(body.groups[0]?.headlines[0]).toBe(long);
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(screen.getByText(/^Google would refuse 1 text or setting\./)).toBeTruthy();
  expect(whyBlocked(screen.getByRole('button', { name: 'Download for Google Ads Editor' }))).toBe(
    'Correct what is marked first.',
  );
});

test('wide letters count twice, as Google counts', async () => {
  openAds([listed(exampleSet({ groups: [exampleGroup({ headlines: ['銅のやかん', 'b', 'c'] })] }))], {
    search: opened(),
  });
  await input('Headline 1');
  expect(screen.getByText('10/30')).toBeTruthy();
});

test('headlines and keywords are added and taken out, with the focus where the work goes on', async () => {
  const { user, posts } = openAds([listed(exampleSet()), answer(adsAssetEndpoints.change, exampleSet())], {
    search: opened(),
  });
  await input('Headline 1');
  await user.click(screen.getByRole('button', { name: 'Add a headline' }));
  expect(document.activeElement).toBe(await input('Headline 5'));
  await user.keyboard('Hammered by Hand');
  await user.click(screen.getByRole('button', { name: 'Remove: Headline 2' }));
  expect(document.activeElement).toBe(await input('Headline 1'));
  await user.click(screen.getByRole('button', { name: 'Remove: Keyword 2' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Match type: Keyword 1' }), 'Broad');
  await waitFor(() => expect(posts(`/assets/${exampleSet().id}`).length).toBeGreaterThan(0));
  const body = posts(`/assets/${exampleSet().id}`).at(-1) as ReturnType<typeof exampleSet>;
  expect(body.groups[0]?.headlines).toEqual([
    'Copper Kettle',
    'Copper Kettle for £9.50',
    'Tea House',
    'Hammered by Hand',
  ]);
  expect(body.groups[0]?.keywords).toEqual([{ text: 'copper kettle', matchType: 'broad' }]);
});

test('what could not be saved stays on the screen and is sent again', async () => {
  const named = exampleSet({ name: 'Kettles' });
  const { user } = openAds(
    [
      listed(exampleSet()),
      once(refuse(adsAssetEndpoints.change, 500, { error: 'internal', message: '' })),
      answer(adsAssetEndpoints.change, named),
    ],
    { search: opened() },
  );
  const name = await input('Name of the campaign');
  await user.clear(name);
  await user.type(name, 'Kettles');
  expect(await screen.findByText('What you typed could not be saved. Please try again.')).toBeTruthy();
  expect(name.value).toBe('Kettles');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('what was typed last is saved when the set is left at once', async () => {
  const { user, posts } = openAds([listed(exampleSet()), answer(adsAssetEndpoints.change, exampleSet())], {
    search: opened(),
  });
  await user.type(await input('First path'), 'x');
  await user.click(screen.getByRole('button', { name: 'All written ads' }));
  await waitFor(() => expect(posts(`/assets/${exampleSet().id}`)).toHaveLength(1));
});

test('a daily budget takes a comma, and no other signs', async () => {
  const { user, posts } = openAds(
    [
      listed(exampleSet({ dailyBudget: null })),
      answer(adsAssetEndpoints.change, exampleSet({ dailyBudget: 12.5 })),
    ],
    { search: opened() },
  );
  const budget = await input('Daily budget (GBP)');
  await user.type(budget, 'ten');
  expect(screen.getByText('Please enter an amount above 0, up to a million.')).toBeTruthy();
  await user.clear(budget);
  await user.type(budget, '12,50');
  await waitFor(() =>
    expect(posts(`/assets/${exampleSet().id}`).at(-1)).toMatchObject({ dailyBudget: 12.5 }),
  );
});

test('the preview shows three headlines, two descriptions and the path, and other combinations', async () => {
  const { user } = openAds([listed(exampleSet())], { search: opened() });
  const preview = await card('Preview');
  expect(
    preview.getByText('Copper Kettle - Kettles for Slow Mornings - Copper Kettle for £9.50'),
  ).toBeTruthy();
  expect(
    preview.getByText(
      'A hammered copper kettle, made for slow mornings. See the Copper Kettle at Tea House.',
    ),
  ).toBeTruthy();
  expect(preview.getByText('tea.example › kettles › copper')).toBeTruthy();
  await user.click(preview.getByRole('button', { name: 'Shuffle' }));
  expect(preview.getByText('Tea House - Copper Kettle - Kettles for Slow Mornings')).toBeTruthy();
});

test('both files can be downloaded, with how they are imported', async () => {
  openAds([listed(exampleSet())], { search: opened() });
  const address = `/api/ads-optimization/${exampleStore().id}/assets/${exampleSet().id}`;
  const file = await screen.findByRole('link', { name: 'Download for Google Ads Editor' });
  expect(file.getAttribute('href')).toBe(`${address}/editor.csv`);
  expect(screen.getByRole('link', { name: 'Download undo file' }).getAttribute('href')).toBe(
    `${address}/undo.csv`,
  );
  expect(screen.getByText('Choose File, then Import, and pick the downloaded file.')).toBeTruthy();
});

test('what was downloaded once can be taken out again even while something is to correct', async () => {
  const set = exampleSet({
    exportedAt: '2026-11-21T10:00:00.000Z',
    problems: [
      {
        group: null,
        field: 'dailyBudget',
        message: text('Please set a daily budget: Google accepts no campaign without one.'),
      },
    ],
    dailyBudget: null,
  });
  openAds([listed(set)], { search: opened() });
  expect(await screen.findByRole('link', { name: 'Download undo file' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Download for Google Ads Editor' })).toBeNull();
});

test('each product of a set is worked on in turn', async () => {
  const mug = exampleGroup({
    productId: '2',
    productTitle: 'Tea Mug',
    name: 'Tea Mug',
    headlines: ['Tea Mug', 'b', 'c'],
  });
  const problems = [{ group: 1, field: 'descriptions', message: text('Google asks for at least 2.') }];
  const { user } = openAds([listed(exampleSet({ groups: [exampleGroup(), mug], problems }))], {
    search: opened(),
  });
  expect((await input('Headline 1')).value).toBe('Copper Kettle');
  expect(screen.queryByText('Google asks for at least 2.')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'Tea Mug (1 to correct)');
  expect((await input('Headline 1')).value).toBe('Tea Mug');
  expect(screen.getByText('Google asks for at least 2.')).toBeTruthy();
});

test('a set is deleted after a question, which says what stays in Google Ads', async () => {
  const { user } = openAds(
    [
      once(listed(exampleSet({ exportedAt: '2026-11-21T10:00:00.000Z' }))),
      answer(adsAssetEndpoints.remove, { success: true }),
    ],
    { search: opened() },
  );
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete these ads?' }));
  expect(dialog.getByText(/what you imported stays in Google Ads/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Ads Deleted')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'No search ads yet' })).toBeTruthy();
});

test('ads that could not be loaded can be asked for again', async () => {
  openAds([refuse(adsAssetEndpoints.list, 500, { error: 'internal', message: '' })], { search });
  expect(await screen.findByText('The search ads could not be loaded.')).toBeTruthy();
});

test('problems of the server are said in Turkish', async () => {
  await switchLanguage('tr');
  const problems = [{ group: 0, field: 'path2', message: text('The second path needs the first one.') }];
  openAds([listed(exampleSet({ problems }))], { search: opened() });
  expect(await screen.findByText('İkinci yol için birincisi gerekir.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: '1. başlık' })).toBeTruthy();
});
