import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AdsCampaign, adsCampaignEndpoints, type BoostablePost } from '#shared/ads/ads-campaigns.ts';
import { exampleCampaign } from '#web/ads/testing/example-campaign.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { CampaignsPart } from './campaigns-part.tsx';

const POST: BoostablePost = {
  ...exampleCampaign().post!,
  platform: 'instagram',
  engagement: 1_240,
};
const OTHER: BoostablePost = {
  id: '6f0e4c7a-9a51-4d9a-8d2b-3a0015b0f102',
  caption: null,
  imageUrl: null,
  permalink: null,
  publishedAt: '2026-11-14T09:00:00.000Z',
  platform: 'facebook',
  engagement: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await switchLanguage('en');
});

function open(campaigns: AdsCampaign[], replies: PreparedReply[] = []) {
  const view = openPart(<CampaignsPart store={exampleStore()} />, [
    ...replies,
    answer(adsCampaignEndpoints.list, campaigns),
    answer(adsCampaignEndpoints.boostable, [POST, OTHER]),
  ]);
  return {
    ...view,
    posted: () => view.calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}
const plan = async (name = 'Winter teas') => within(await screen.findByRole('article', { name }));
const changed = (given: Partial<AdsCampaign>) => answer(adsCampaignEndpoints.change, exampleCampaign(given));

test('without a plan the next step is said, and taken', async () => {
  const { user } = open([]);
  expect(await screen.findByRole('heading', { name: 'No boosted posts yet' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Plan a boosted post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan a boosted post' }));
  expect(dialog.getByText(/nothing is ever spent from here/)).toBeTruthy();
});

test('a post is planned with budget, days and audience', async () => {
  const { user, posted } = open([], [answer(adsCampaignEndpoints.create, exampleCampaign())]);
  await user.click(await screen.findByRole('button', { name: 'Plan a boosted post' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'Instagram: Teas for long evenings' }));
  expect(dialog.getByRole('textbox', { name: 'Name of the plan' })).toHaveProperty(
    'value',
    'Teas for long evenings',
  );
  expect(dialog.getByText('1,240 responses')).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What for' }), 'sales');
  await user.type(dialog.getByRole('textbox', { name: 'Total budget' }), '49.99');
  await user.type(dialog.getByLabelText('Last day'), '2026-11-29');
  await user.type(dialog.getByRole('textbox', { name: 'Countries' }), 'gb, ie');
  expect(dialog.getByText('United Kingdom, Ireland')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Youngest' }), '25');
  await user.type(dialog.getByRole('textbox', { name: 'Interests' }), 'tea, cosy evenings,');
  await user.click(dialog.getByText('Own customers (0)'));
  await user.click(dialog.getByRole('checkbox', { name: 'Loyal' }));
  await user.click(dialog.getByRole('button', { name: 'Plan it' }));

  expect(await screen.findByRole('article', { name: 'Winter teas' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(posted()).toEqual([
    {
      name: 'Teas for long evenings',
      platform: 'instagram',
      objective: 'sales',
      postId: POST.id,
      budget: 49.99,
      dailyBudget: null,
      startDay: '2026-11-21',
      endDay: '2026-11-29',
      targetAudience: {
        countries: ['GB', 'IE'],
        ageFrom: 25,
        ageTo: null,
        interests: ['tea', 'cosy evenings'],
        groups: ['loyal'],
      },
    },
  ]);
});

test('what is wrong is said next to its field before anything is sent', async () => {
  const { user, posted } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Plan a boosted post' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Countries' }), 'England');
  await user.click(dialog.getByRole('button', { name: 'Plan it' }));
  for (const message of [
    'Please enter a name.',
    'Please enter an amount above 0.',
    'Please enter codes of two letters, such as GB or TR.',
  ])
    expect(await dialog.findByText(message)).toBeTruthy();
  const name = dialog.getByRole('textbox', { name: 'Name of the plan' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(posted()).toEqual([]);
});

test('a refusal of the server is shown in its words and nothing that was typed is lost', async () => {
  const message = 'This post did not go out on Instagram. Please choose another.';
  const { user } = open(
    [],
    [refuse(adsCampaignEndpoints.create, 409, { error: 'post_not_published', message })],
  );
  await user.click(await screen.findByRole('button', { name: 'Plan a boosted post' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name of the plan' }), 'Teas');
  await user.type(dialog.getByRole('textbox', { name: 'Total budget' }), '5');
  await user.click(dialog.getByRole('button', { name: 'Plan it' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  expect(dialog.getByRole('textbox', { name: 'Name of the plan' })).toHaveProperty('value', 'Teas');
});

test('a plan says how far it is, and leads through the network with what was planned', async () => {
  open([exampleCampaign()]);
  const item = await plan();
  expect(item.getByText('Planned')).toBeTruthy();
  expect(item.getByText('1 of 8 steps done')).toBeTruthy();
  expect(item.getByText('£50.00 in total, at most £10.00 a day · Nov 23, 2026 – Nov 29, 2026')).toBeTruthy();
  expect(item.getByText('United Kingdom · 25 to 44 years · tea · Loyal')).toBeTruthy();
  expect(item.getAllByRole('checkbox')).toHaveLength(8);
  expect(item.getByRole('checkbox', { name: 'Choose the goal closest to “Sales”' })).toBeTruthy();
  expect(item.getByRole('link', { name: 'Open on Instagram' }).getAttribute('href')).toBe(
    'https://www.instagram.com/p/tea',
  );
});

test('a step is ticked off', async () => {
  const checklist = exampleCampaign().checklist.map((each) => ({
    ...each,
    done: each.step === 'open_post' || each.step === 'budget',
  }));
  const { user, posted } = open([exampleCampaign()], [changed({ checklist })]);
  const item = await plan();
  await user.click(item.getByRole('checkbox', { name: /^Set the budget/ }));
  expect(await item.findByText('2 of 8 steps done')).toBeTruthy();
  expect(posted()).toEqual([{ checklist: ['open_post', 'budget'] }]);
});

test('results are typed, saved, and what follows from them is worked out', async () => {
  const results = { spend: 40, impressions: 8_000, clicks: 100, linkedOrders: 6, linkedNetSales: 120 };
  const { user, posted } = open([exampleCampaign()], [changed({ results })]);
  const item = await plan();
  expect(item.getByText(/^Orders are known only for a post/)).toBeTruthy();
  await user.type(item.getByRole('textbox', { name: 'Spent' }), '40');
  await user.type(item.getByRole('textbox', { name: 'Impressions' }), '8000.5');
  expect(item.getByText('Please enter a whole number.')).toBeTruthy();
  expect(whyBlocked(item.getByRole('button', { name: 'Save results' }))).toBe(
    'Please correct the marked figures.',
  );
  await user.clear(item.getByRole('textbox', { name: 'Impressions' }));
  await user.type(item.getByRole('textbox', { name: 'Impressions' }), '8000');
  await user.type(item.getByRole('textbox', { name: 'Clicks' }), '100');
  await user.click(item.getByRole('button', { name: 'Save results' }));

  expect(await item.findByText('£5.00')).toBeTruthy();
  const figure = (label: string) => item.getByText(label).nextElementSibling?.textContent;
  expect(figure('Cost of a click')).toBe('£0.40');
  expect(figure('Click rate')).toBe('1.25%');
  expect(figure('Orders from the post’s link')).toBe('6');
  expect(figure('Net sales for each £1 spent')).toBe('£3.00');
  expect(item.queryByRole('button', { name: 'Save results' })).toBeNull();
  expect(posted()).toEqual([{ results: { spend: 40, impressions: 8_000, clicks: 100 } }]);
});

test('when its days are over the plan is finished, and can be opened again', async () => {
  const over = { startDate: '2026-11-01T00:00:00.000Z', endDate: '2026-11-07T23:59:59.999Z' };
  const { user, posted } = open(
    [exampleCampaign(over)],
    [once(changed({ ...over, status: 'finished' })), changed(over)],
  );
  const item = await plan();
  await user.click(item.getByRole('button', { name: 'Finish' }));
  expect(await item.findByText('The plan and its results stay here.')).toBeTruthy();
  await user.click(item.getByRole('button', { name: 'Open again' }));
  expect(await item.findByText('Its days are over')).toBeTruthy();
  expect(posted()).toEqual([{ status: 'finished' }, { status: 'active' }]);
});

test('a plan marked as paused reminds of the network', async () => {
  const { user, posted } = open([exampleCampaign()], [changed({ status: 'paused' })]);
  await user.click((await plan()).getByRole('button', { name: 'More for Winter teas' }));
  await user.click(screen.getByRole('menuitem', { name: 'Mark as paused' }));
  expect(await screen.findByText(/pause it at the network too/)).toBeTruthy();
  expect(posted()).toEqual([{ status: 'paused' }]);
});

test('a plan is changed with what stood there, on the days of the store', async () => {
  const old = { ...exampleCampaign().post!, id: '6f0e4c7a-9a51-4d9a-8d2b-3a0015b0f109', caption: 'Old post' };
  const { user, posted } = open(
    [exampleCampaign({ post: old })],
    [changed({ name: 'Green teas', post: old })],
  );
  await user.click((await plan()).getByRole('button', { name: 'More for Winter teas' }));
  await user.click(screen.getByRole('menuitem', { name: 'Change plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
  expect(await dialog.findByRole('radio', { name: 'Instagram: Old post' })).toHaveProperty('checked', true);
  expect(dialog.getByLabelText('First day')).toHaveProperty('value', '2026-11-23');
  const name = dialog.getByRole('textbox', { name: 'Name of the plan' });
  await user.clear(name);
  await user.type(name, 'Green teas');
  await user.click(dialog.getByRole('button', { name: 'Save plan' }));
  expect(await plan('Green teas')).toBeTruthy();
  expect(posted()).toMatchObject([
    {
      plan: { name: 'Green teas', startDay: '2026-11-23', endDay: '2026-11-29', budget: 50, postId: old.id },
    },
  ]);
});

test('a plan is deleted once it is said what goes on at the network', async () => {
  const { user, calls } = open(
    [],
    [
      once(answer(adsCampaignEndpoints.list, [exampleCampaign()])),
      answer(adsCampaignEndpoints.remove, { success: true }),
    ],
  );
  await user.click((await plan()).getByRole('button', { name: 'More for Winter teas' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Winter teas?' }));
  expect(dialog.getByText(/keeps running and costing/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'No boosted posts yet' })).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('a change that fails says so and leaves the plan as it was', async () => {
  const { user } = open(
    [exampleCampaign()],
    [refuse(adsCampaignEndpoints.change, 500, { error: 'x', message: '' })],
  );
  const item = await plan();
  await user.click(item.getByRole('checkbox', { name: /^Set the budget/ }));
  expect(await screen.findByText('This could not be saved. Please try again.')).toBeTruthy();
  expect(item.getByText('1 of 8 steps done')).toBeTruthy();
});

test('plans that cannot be loaded are asked for again', async () => {
  const { user } = open(
    [exampleCampaign()],
    [once(refuse(adsCampaignEndpoints.list, 500, { error: 'x', message: '' }))],
  );
  expect(await screen.findByText('Your boosted posts could not be loaded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await plan()).toBeTruthy();
});

test('it speaks Turkish', async () => {
  await switchLanguage('tr');
  open([exampleCampaign()]);
  const item = await plan();
  expect(item.getByText('8 adımdan 1 tamam')).toBeTruthy();
  expect(item.getByRole('checkbox', { name: '“Satış” amacına en yakın hedefi seçin' })).toBeTruthy();
});
