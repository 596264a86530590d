import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answer, insightEndpoints } from '#shared/insights.ts';
import { switchLanguage } from '#web/app/i18n.ts';
import { exampleAnswer } from '#web/testing/example-insights.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { placeOf } from './answer-place.ts';
import { AskBox } from './ask-box.tsx';

const storeId = '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c01';

async function openAsk(reply: PreparedReply = answer(insightEndpoints.ask, exampleAnswer())) {
  const view = openPart(<AskBox storeId={storeId} />, [reply], '/analytics');
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

test('an answer leads to its place on the page', async () => {
  const { user, field } = await openAsk();
  await user.type(field, 'Best products?{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Show it on the page' }));
  expect(window.location.search).toBe('?range=custom&from=2026-10-14&to=2026-11-12&tab=products');
});

test.each<[Partial<Answer>, string | null]>([
  [{ metric: 'forecast' }, '/analytics'],
  [{ metric: 'carts', period: null }, '/analytics?tab=carts'],
  [{ metric: 'why_changed' }, '/analytics?range=custom&from=2026-10-14&to=2026-11-12'],
  [{ metric: null }, null],
])('the place of %o is %s', (given, place) => {
  expect(placeOf(exampleAnswer(given))).toBe(place);
});

test('what the figures cannot answer is said, with what can be asked', async () => {
  const { user, field, asked } = await openAsk(
    answer(
      insightEndpoints.ask,
      exampleAnswer({
        answered: false,
        metric: null,
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
    [answer(insightEndpoints.ask, exampleAnswer())],
    '/analytics',
  );
  await user.click(await screen.findByRole('button', { name: 'Bu ay cirom ne kadar?' }));
  expect(await screen.findByText(/Teapot comes first/)).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ question: 'Bu ay cirom ne kadar?' });
});

test('an empty question is not sent', async () => {
  const { user, field, asked } = await openAsk();
  await user.type(field, '   {Enter}');
  expect(await screen.findByText('Please type a question.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(asked()).toEqual([]);
});

test('a failure is said where the answer would be, in the words of the server when it has some', async () => {
  const { user, field } = await openAsk(refuse(insightEndpoints.ask, 500, 'broken'));
  await user.type(field, 'Orders?{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The question could not be answered. Please try again.',
  );
});

test('the last questions of the session can be asked again, each once', async () => {
  const { user, field, unmount } = await openAsk();
  for (const question of ['One', 'Two', 'One']) {
    await user.clear(field);
    await user.type(field, `${question}{Enter}`);
    await screen.findByText(/Teapot comes first/);
  }
  const before = () =>
    within(screen.getByRole('list', { name: 'Asked before' }))
      .getAllByRole('button')
      .map((button) => button.textContent);
  expect(before()).toEqual(['Two']);
  unmount();

  const { asked } = await openAsk();
  expect(asked()).toEqual([]);
  expect(before()).toEqual(['One', 'Two']);
});
