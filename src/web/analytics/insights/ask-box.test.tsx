import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Answer, askingEndpoints, type Reading } from '#shared/analytics/asking.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';
import { exampleAnswer, exampleReading } from '#web/testing/example-insights.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { type AnswerPlace, placeOf } from './answer-place.ts';
import { AskBox } from './ask-box.tsx';

const storeId = '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c01';

async function openAsk(...replies: PreparedReply[]) {
  const view = openPart(
    <AskBox storeId={storeId} />,
    [...replies, answer(askingEndpoints.ask, exampleAnswer())],
    '/analytics',
  );
  const field = await screen.findByRole('textbox', { name: 'Your question' });
  const asked = () => view.calls.filter(({ path }) => path.endsWith('/ask')).map(({ body }) => body);
  return { ...view, field, asked };
}

test('a question is answered with its figures, formula, rows and days', async () => {
  const { user, field, asked } = await openAsk();
  await user.type(field, 'Which products sell best?{Enter}');

  expect(await screen.findByText(/Teapot comes first/)).toBeTruthy();
  expect(asked()).toEqual([{ question: 'Which products sell best?' }]);
  expect(screen.getByText(/Teapot comes first/).getAttribute('role')).toBe('status');
  const rows = within(screen.getByRole('table', { name: 'Rows behind it' }));
  expect(rows.getAllByRole('rowheader').map((row) => row.textContent)).toEqual(['Teapot', 'Cup']);
  expect(screen.getByText(/largest first\.$/)).toBeTruthy();
  expect(screen.getByText('Oct 14 – Nov 12, 2026')).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

test('on a phone the answer is brought into view, and the keyboard makes room for it', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const brought: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    brought.push(this);
  });
  const { user, field } = await openAsk();
  await user.type(field, 'Which products sell best?{Enter}');

  const place = await screen.findByRole('region', { name: 'Answer' });
  expect(within(place).getByRole('status').textContent).toMatch(/Teapot comes first/);
  expect(document.activeElement).toBe(place);
  expect(brought).toEqual([place]);
});

test('a conversation goes on where the box is shown again, without moving the page', async () => {
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
  function Turned() {
    const [times, setTimes] = useState(0);
    return (
      <>
        <AskBox key={times} storeId={storeId} />
        <button type="button" onClick={() => setTimes(times + 1)}>
          Turn
        </button>
      </>
    );
  }
  const view = openPart(<Turned />, [answer(askingEndpoints.ask, exampleAnswer())], '/analytics');
  await view.user.type(
    await screen.findByRole('textbox', { name: 'Your question' }),
    'Which products sell best?{Enter}',
  );
  await screen.findByText(/Teapot comes first/);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await view.user.click(screen.getByRole('button', { name: 'Turn' }));

  expect(screen.getByText(/Teapot comes first/)).toBeTruthy();
  expect(brought).not.toHaveBeenCalled();
  await view.user.type(screen.getByRole('textbox', { name: 'Your question' }), 'and in Turkey?{Enter}');
  expect(await screen.findByText('Earlier in this conversation')).toBeTruthy();
  expect(view.calls.at(-1)?.body).toMatchObject({ question: 'and in Turkey?', previous: exampleReading() });
});

test('an answer leads to its place on the page', async () => {
  const { user, field } = await openAsk();
  await user.type(field, 'Best products?{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Show it on the page' }));
  expect(window.location.search).toBe('?range=30d&tab=products');
});

test.each<[Partial<Reading>, Partial<Answer>, AnswerPlace]>([
  [{ metric: 'forecast', by: null }, {}, { address: '/analytics', isWhole: true }],
  [
    { metric: 'carts', by: null, period: { kind: 'this_month' } },
    {},
    { address: '/analytics?tab=carts', isWhole: true },
  ],
  [
    { metric: 'why_changed', by: null, period: { kind: 'last_month' } },
    {},
    { address: '/analytics?range=custom&from=2026-10-14&to=2026-11-12', isWhole: true },
  ],
  [{ by: 'country', period: { kind: 'all' } }, {}, { address: '/analytics?range=all', isWhole: true }],
  [
    { by: null, product: '11' },
    { search: 'Teapot' },
    { address: '/analytics?range=30d&tab=products&list=all&search=Teapot', isWhole: true },
  ],
  [
    { metric: 'customers', by: null, customerKind: 'new' },
    {},
    { address: '/analytics?range=30d&tab=customers', isWhole: true },
  ],
  // No page is filtered by a country.
  [{ metric: 'orders', by: null, country: 'DE' }, {}, { address: '/analytics?range=30d', isWhole: false }],
])('the place of %o with %o is %o', (reading, given, place) => {
  expect(placeOf(exampleAnswer({ ...given, reading: exampleReading(reading) }))).toEqual(place);
});

test('what was not understood has no place on the page', () => {
  expect(placeOf(exampleAnswer({ reading: null }))).toBeNull();
});

test('what was understood can be changed part by part, and is asked again as a reading', async () => {
  const { user, field, asked } = await openAsk();
  await user.type(field, 'Best products?{Enter}');
  const parts = within(await screen.findByRole('list', { name: 'How the question was understood' }));
  await user.click(parts.getByRole('button', { name: 'Figure: Net sales' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Orders' }));
  await expect.poll(() => asked().at(-1)).toEqual({ reading: exampleReading({ metric: 'orders' }) });
  await user.click(await parts.findByRole('button', { name: 'Only…' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'New customers' }));
  await expect.poll(() => asked().at(-1)).toEqual({ reading: exampleReading({ customerKind: 'new' }) });
  expect(screen.queryByRole('region', { name: 'Earlier in this conversation' })).toBeNull();
});

test('a question goes on from the answer before, which stays in view until a new conversation', async () => {
  const { user, field, asked } = await openAsk();
  await user.type(field, 'Best products?{Enter}');
  await screen.findByText(/Teapot comes first/);
  await user.clear(field);
  await user.type(field, 'and in Turkey?{Enter}');
  await expect.poll(() => asked().at(-1)).toEqual({ question: 'and in Turkey?', previous: exampleReading() });
  const earlier = within(await screen.findByRole('region', { name: 'Earlier in this conversation' }));
  expect(earlier.getByText('Best products?')).toBeTruthy();

  await user.click(earlier.getByRole('button', { name: 'New conversation' }));
  expect(screen.queryByText(/Teapot comes first/)).toBeNull();
  await user.type(field, 'Orders?{Enter}');
  await expect.poll(() => asked().at(-1)).toEqual({ question: 'Orders?' });
});

test('an answer of older records says so, and is asked for again when they have been counted', async () => {
  const answered = exampleAnswer();
  const stale = exampleAnswer({ basis: { ...answered.basis!, stale: true } });
  const { user, field, asked, client } = await openAsk(
    once(answer(askingEndpoints.ask, stale)),
    answer(askingEndpoints.ask, exampleAnswer({ answer: 'Teapot comes first, with £1,300.' })),
  );
  await user.type(field, 'Best products?{Enter}');
  expect(await screen.findByText(/being counted/)).toBeTruthy();
  expect(asked()).toHaveLength(1);

  await client.invalidateQueries({ queryKey: ['/api/analytics', storeId] });
  expect(await screen.findByText('Teapot comes first, with £1,300.')).toBeTruthy();
  expect(asked().at(-1)).toEqual({ reading: exampleReading() });
  expect(screen.queryByText(/being counted/)).toBeNull();
  await client.invalidateQueries({ queryKey: ['/api/analytics', storeId] });
  expect(asked()).toHaveLength(2);
});

test('an answer is saved on the dashboard by a press', async () => {
  const saved = { cards: ['3f6a2c10-1b1d-4b8e-9a51-000000000001'] };
  const { user, field, calls } = await openAsk(
    answer(askingEndpoints.ask, exampleAnswer()),
    answer(askingEndpoints.saveCard, saved),
  );
  await user.type(field, 'Best products?{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Save on the dashboard' }));
  expect(await screen.findByText('Saved on your dashboard.')).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ reading: exampleReading() });
});

test('what the figures cannot answer is said, with what can be asked', async () => {
  const { user, field, asked } = await openAsk(
    answer(
      askingEndpoints.ask,
      exampleAnswer({
        answered: false,
        reading: null,
        title: null,
        chips: [],
        answer: 'I can’t answer that from your store’s figures. Here is what I can tell you:',
        formula: null,
        figures: [],
        table: null,
        period: null,
      }),
    ),
  );
  await user.type(field, 'Will it rain?{Enter}');
  expect(await screen.findByText(/I can’t answer that/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  const suggestions = within(screen.getByRole('list', { name: 'You can ask' }));
  await user.click(suggestions.getByRole('button', { name: 'Why did revenue change?' }));
  expect(document.activeElement).toBe(field);
  await expect.poll(asked).toEqual([{ question: 'Will it rain?' }, { question: 'Why did revenue change?' }]);
});

test('an example is asked by a press, in the language of the reader', async () => {
  await switchLanguage('tr');
  const { user, calls } = openPart(
    <AskBox storeId={storeId} />,
    [answer(askingEndpoints.ask, exampleAnswer())],
    '/analytics',
  );
  await user.click(await screen.findByRole('button', { name: 'Bu ay cirom ne kadar?' }));
  expect(await screen.findByText(/Teapot comes first/)).toBeTruthy();
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    question: 'Bu ay cirom ne kadar?',
  });
});

test('an empty question is not sent', async () => {
  const { user, field, asked } = await openAsk();
  await user.type(field, '   {Enter}');
  expect(await screen.findByText('Please type a question.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(asked()).toEqual([]);
});

test('a failure is said where the answer would be, in the words of the server when it has some', async () => {
  const { user, field } = await openAsk(refuse(askingEndpoints.ask, 500, 'broken'));
  await user.type(field, 'Orders?{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The question could not be answered. Please try again.',
  );
});

test('the last questions of the session can be asked again, each once', async () => {
  const { user, field, unmount } = await openAsk();
  for (const [at, question] of ['One', 'Two', 'One'].entries()) {
    await user.clear(field);
    await user.type(field, `${question}{Enter}`);
    await expect.poll(() => screen.getAllByText(/Teapot comes first/)).toHaveLength(at + 1);
  }
  // Within a conversation they stand there with their answers.
  expect(screen.queryByRole('list', { name: 'Asked before' })).toBeNull();
  unmount();

  const { asked } = await openAsk();
  expect(asked()).toEqual([]);
  const before = within(screen.getByRole('list', { name: 'Asked before' }));
  expect(before.getAllByRole('button').map((button) => button.textContent)).toEqual(['One', 'Two']);
});

test('over all stores the answer has notes and no card to save, and its stores go on being meant', async () => {
  const yonder = '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02';
  const ofAll = {
    ...exampleAnswer(),
    storeIds: [storeId, yonder],
    notes: [{ storeId: yonder, store: 'Yonder', text: 'Your records begin on 1 March 2026.' }],
  };
  const { user, calls } = openPart(
    <AskBox storeId={ALL_STORES} />,
    [answer(askingEndpoints.askOfAll, ofAll)],
    '/analytics',
  );
  expect(await screen.findByRole('heading', { name: 'Ask about your stores' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Which store sold the most this month?' })).toBeTruthy();
  const field = await screen.findByRole('textbox', { name: 'Your question' });
  await user.type(field, 'Best products?{Enter}');

  const notes = within(await screen.findByRole('region', { name: 'Notes on single stores' }));
  expect(notes.getByText('Yonder')).toBeTruthy();
  expect(notes.getByText('Your records begin on 1 March 2026.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save on the dashboard' })).toBeNull();
  expect(calls.at(-1)).toMatchObject({
    path: '/api/analytics/all/ask',
    body: { question: 'Best products?' },
  });
  await user.clear(field);
  await user.type(field, 'and last year?{Enter}');
  await screen.findByText('Earlier in this conversation');
  expect(calls.at(-1)?.body).toEqual({
    question: 'and last year?',
    previous: exampleReading(),
    storeIds: [storeId, yonder],
  });
});
