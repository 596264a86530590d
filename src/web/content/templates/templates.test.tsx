import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentEndpoints } from '#shared/content/content.ts';
import { templateEndpoints } from '#shared/content/templates.ts';
import { ContentPage } from '#web/content/page/content-page.tsx';
import { pieceOfPost } from '#web/content/piece.ts';
import { contentReplies, examplePost, exampleTemplate } from '#web/testing/content-replies.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { formOfPiece } from './template-form.ts';

function openTemplates(replies: PreparedReply[], path = '?tab=templates') {
  return openPart(<ContentPage />, [...replies, ...contentReplies()], `/social-media${path}`);
}

const sent = (calls: { method: string; path: string; body: unknown }[], method = 'POST') =>
  calls.filter((call) => call.method === method && call.path.includes('/templates')).map(({ body }) => body);

test('without templates it says what one is, and the first is written', async () => {
  const { user, calls } = openTemplates([answer(templateEndpoints.create, exampleTemplate())]);
  await user.click(await screen.findByRole('button', { name: 'Write Your First Template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Template' }));
  await user.click(dialog.getByRole('button', { name: 'Save Template' }));
  expect(dialog.getByText('Please enter a name.')).toBeTruthy();
  expect(dialog.getByText('Please enter the text.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Template Name'));

  await user.type(dialog.getByLabelText('Template Name'), 'New in');
  await user.type(dialog.getByLabelText('Text'), 'New: ');
  await user.click(dialog.getByRole('button', { name: 'Product name' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('New: {product}');
  await user.type(dialog.getByLabelText(/^Hashtags/), 'tea');
  await user.selectOptions(dialog.getByLabelText('Look of pictures and reels'), 'Noir');
  await user.click(dialog.getByRole('button', { name: 'Save Template' }));
  expect(await screen.findByText('Template Saved')).toBeTruthy();
  expect(sent(calls)).toEqual([
    {
      name: 'New in',
      platform: 'instagram',
      captionTemplate: 'New: {product}',
      hashtags: ['#tea'],
      imagePromptTemplate: null,
      look: 'noir',
      category: 'product',
      isActive: true,
    },
  ]);
});

test('a template is renamed, taken out of use, and deleted after a question', async () => {
  const { user, calls } = openTemplates([
    answer(templateEndpoints.list, [exampleTemplate()]),
    answer(templateEndpoints.change, exampleTemplate()),
    answer(templateEndpoints.remove, { success: true }),
  ]);
  const card = within(await screen.findByRole('region', { name: 'New in' }));
  expect(card.getByText('Instagram · Product · Noir')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Edit New in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Template' }));
  await user.clear(dialog.getByLabelText('Template Name'));
  await user.type(dialog.getByLabelText('Template Name'), 'Fresh');
  await user.click(dialog.getByRole('button', { name: 'Save Template' }));
  await user.click(await card.findByRole('button', { name: 'Stop using New in' }));
  await user.click(card.getByRole('button', { name: 'Delete New in' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete New in?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Template Deleted')).toBeTruthy();
  expect(sent(calls)).toMatchObject([{ name: 'Fresh' }, { isActive: false }]);
  expect(sent(calls, 'DELETE')).toHaveLength(1);
});

test('a list that could not be read can be asked for again', async () => {
  openTemplates([refuse(templateEndpoints.list, 500, 'broken')]);
  expect(await screen.findByText('Failed to load the templates.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('a post of the history becomes a template, with a field where its product is named', async () => {
  const post = examplePost({ caption: 'Copper Kettle: made for slow mornings. {really}' });
  const { user } = openTemplates([answer(contentEndpoints.history, [post])], '?tab=history');
  await user.click(await screen.findByRole('button', { name: 'Open Copper Kettle' }));
  await user.click(await screen.findByRole('button', { name: 'Save as Template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Template' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Text').value).toBe(
    '{product}: made for slow mornings. really',
  );
});

test.each([
  ['Copper Kettle. The price: £42.50. Only £42.50!', '{product}. The price: {price}. Only {price}!'],
  ['Copper Kettle: 1.249,90 TL', '{product}: {price}'],
  ['Copper Kettle, £42, was £50', '{product}, £42, was £50'],
])('a template does not promise the price of the product it was made from: %s', (caption, expected) => {
  const piece = pieceOfPost(examplePost({ caption }));
  const form = formOfPiece(piece, { caption, hashtags: ['#CopperKettle', '#tea'] });
  expect(form).toMatchObject({ captionTemplate: expected, hashtagText: '#tea' });
});

test('the creator offers those in use for its platform, and asks by the chosen one', async () => {
  const others = [
    exampleTemplate({ id: '2c8f4a10-0000-4000-8000-000000000002', name: 'Old', isActive: false }),
    exampleTemplate({ id: '2c8f4a10-0000-4000-8000-000000000003', name: 'For X', platform: 'twitter' }),
  ];
  const { user } = openTemplates([answer(templateEndpoints.list, [exampleTemplate(), ...others])], '');
  const choice = await screen.findByLabelText<HTMLSelectElement>('Template');
  expect([...choice.options].map(({ text }) => text)).toEqual(['None: Vitrin writes', 'New in']);
  await user.selectOptions(choice, 'New in');
  expect(choice.value).toBe(exampleTemplate().id);
});
