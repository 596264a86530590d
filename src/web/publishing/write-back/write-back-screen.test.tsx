import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#shared/core/sentence.ts';
import { type WriteBack, type WrittenMarks, writeBackEndpoints } from '#shared/publishing/write-back.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openApp, openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse, signedIn } from '#web/testing/replies.ts';
import {
  exampleMark,
  exampleWitness,
  exampleWriteBack,
  writeBackReplies,
} from '#web/testing/write-back-replies.ts';
import { WriteBackScreen } from './write-back-screen.tsx';

const PATH = '/social-media-scheduler/shopify';

function open(
  writeBack: WriteBack = exampleWriteBack(),
  {
    marks,
    replies = [],
    path = PATH,
  }: { marks?: WrittenMarks; replies?: PreparedReply[]; path?: string } = {},
) {
  const view = openPart(<WriteBackScreen />, [...replies, ...writeBackReplies(writeBack, marks)], path);
  return {
    ...view,
    sent: () => view.calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

const CHARTS = 'A mark on your charts for each post';
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('the screen stands in the app with four switches, none of them on', async () => {
  openApp(PATH, [signedIn, ...writeBackReplies()]);
  expect(await screen.findByRole('heading', { name: 'Shopify’s own reports', level: 1 })).toBeTruthy();
  const switches = await screen.findAllByRole<HTMLInputElement>('switch');
  expect(switches.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  expect(screen.getByText('write_analytics_annotations', { selector: 'code' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'What Shopify counts' })).toBe(null);
});

test('a switch is saved at once, and says what it waits for', async () => {
  const waiting = exampleWriteBack({}, { annotations: { isOn: true, isAllowed: false } });
  const { user, sent } = open(exampleWriteBack(), {
    replies: [
      once(answer(writeBackEndpoints.get, exampleWriteBack())),
      answer(writeBackEndpoints.get, waiting),
    ],
  });
  await user.click(await screen.findByRole('switch', { name: CHARTS }));
  expect(sent()).toEqual([{ annotations: true }]);
  expect(await screen.findByText(/^Shopify has not given Vitrin this permission/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Give the permission' })).toBeTruthy();
});

test('the permission is asked for on Shopify’s consent page, which leads back here', async () => {
  const waiting = exampleWriteBack({}, { annotations: { isOn: true, isAllowed: false } });
  const authUrl = 'https://tea-house.myshopify.com/admin/oauth/authorize';
  const { user, sent } = open(waiting, {
    replies: [answer(storeEndpoints.initiateShopifyOauth, { success: true, authUrl })],
  });
  await user.click(await screen.findByRole('button', { name: 'Give the permission' }));
  await waitFor(() => expect(sent()).toEqual([{ shop: exampleStore().handle, from: 'write-back' }]));
});

test.each([
  ['token', /connected by a token/],
  ['app', /Dev Dashboard/],
] as const)('a store connected by %s is not sent to a consent page', async (way, said) => {
  open(exampleWriteBack({ way }, { order_marks: { isOn: true, isAllowed: false } }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Give the permission' })).toBe(null);
});

test('who declined at Shopify reads it here', async () => {
  open(exampleWriteBack(), { path: `${PATH}?error=oauth_denied&platform=shopify&store=tea-house` });
  expect(await screen.findByText('No consent was given at Shopify, so nothing was connected.')).toBeTruthy();
});

test('what was not saved is as it was, in the words of the server', async () => {
  const { user } = open(exampleWriteBack(), {
    replies: [once(refuse(writeBackEndpoints.change, 429, 'Too many attempts.'))],
  });
  const charts = await screen.findByRole<HTMLInputElement>('switch', { name: CHARTS });
  await user.click(charts);
  expect(await screen.findByText('Not Saved')).toBeTruthy();
  expect(charts.checked).toBe(false);
});

test('Shopify’s count stands next to Vitrin’s', async () => {
  open(exampleWriteBack({ witness: exampleWitness() }, { order_marks: { isOn: true, isAllowed: true } }));
  const counted = await card('What Shopify counts');
  expect(counted.getByText('Shopify counts £412.00, Vitrin £412.00')).toBeTruthy();
  expect(counted.getByText(/^Both agree\./)).toBeTruthy();
  expect(counted.getByRole('rowheader', { name: 'Post: Copper Kettle' })).toBeTruthy();
});

test('where they differ it says by how much, and what may be behind it', async () => {
  const witness = exampleWitness({ total: { theirs: 400, ours: 412 }, unmarked: 2 });
  open(exampleWriteBack({ witness }, { order_marks: { isOn: true, isAllowed: true } }));
  const said = await screen.findByText(/^They differ by £12\.00\./);
  expect(said.textContent).toContain('2 orders do not carry their post yet.');
});

test('where Shopify does not count, the reason stands in the place of figures', async () => {
  const witness = exampleWitness({ reason: text('Shopify does not give this report.'), posts: [] });
  open(exampleWriteBack({ witness }, { order_marks: { isOn: true, isAllowed: true } }));
  expect(await screen.findByText('Shopify does not give this report.')).toBeTruthy();
  expect(screen.queryByText(/^Shopify counts/)).toBe(null);
});

test('what was written is listed with its state and reason, page by page', async () => {
  const first = {
    marks: [exampleMark({ state: 'refused', reason: text('Title is too long') })],
    next: 'there',
  };
  const second = { marks: [exampleMark({ title: 'Post: Oolong' }, 2)], next: null };
  const { user } = open(exampleWriteBack(), {
    replies: [once(answer(writeBackEndpoints.marks, first)), answer(writeBackEndpoints.marks, second)],
  });
  const list = await card('Written so far');
  expect(await list.findByText('Refused')).toBeTruthy();
  expect(list.getByText('Title is too long')).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Show more' }));
  expect(await list.findByText('Post: Oolong')).toBeTruthy();
});

test('one thing is removed after a question', async () => {
  const { user, sent } = open(exampleWriteBack(), { marks: { marks: [exampleMark()], next: null } });
  await user.click(await screen.findByRole('button', { name: 'Remove: Post: Copper Kettle' }));
  expect(sent()).toEqual([]);
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent()).toEqual([{ kind: 'annotations', subject: exampleMark().subject }]));
});

test('all of a kind is removed after a question, and how far that is stands there', async () => {
  const there = exampleWriteBack(
    {},
    { annotations: { isOn: true, isAllowed: true, counts: { written: 3 } } },
  );
  const { user, sent } = open(there);
  expect(await screen.findByText('3 stand in Shopify')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove all marks on charts' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove all' }));
  await waitFor(() => expect(sent()).toEqual([{ kind: 'annotations' }]));
});

test('that Shopify has no room is said next to the switch', async () => {
  open(
    exampleWriteBack({}, { annotations: { isOn: true, isAllowed: true, counts: { written: 2, limit: 1 } } }),
  );
  expect(await screen.findByText(/^Shopify takes no more marks from Vitrin for now\./)).toBeTruthy();
});

test('of a Shopier store one sentence says that nothing is taken', async () => {
  open(exampleWriteBack({ isTaken: false, switches: [] }));
  expect(await screen.findByRole('heading', { name: 'Shopier takes nothing into its reports' })).toBeTruthy();
  expect(screen.queryByRole('switch')).toBe(null);
});

test('without a store there is one thing to do', async () => {
  open(exampleWriteBack(), { replies: [answer(storeEndpoints.list, [])] });
  expect(await screen.findByRole('heading', { name: 'No stores connected' })).toBeTruthy();
});

test('what could not be read can be asked for again', async () => {
  const { user } = open(exampleWriteBack(), {
    replies: [once(refuse(writeBackEndpoints.get, 500, 'broken'))],
  });
  expect(await screen.findByText('Failed to load what is written into Shopify.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('switch', { name: CHARTS })).toBeTruthy();
});
