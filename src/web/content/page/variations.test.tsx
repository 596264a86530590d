import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openContent } from '#web/testing/open-content.tsx';

async function openVariations() {
  const view = openContent([], '/social-media?tab=variations');
  await screen.findByRole('form', { name: 'Setup' });
  await view.chooseProduct();
  await view.generate();
  await screen.findByRole('radio', { name: 'Hook' });
  return view;
}

const caption = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' });

test('three are asked for, without the choices that only a single post has', async () => {
  const { posts } = await openVariations();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(posts('/generate-variations')).toEqual([
    {
      productId: '1',
      platform: 'instagram',
      contentFormat: 'post',
      contentType: 'product',
      tone: 'professional',
      language: 'en',
      variationCount: 3,
    },
  ]);
});

test('each is named by its strategy and can be looked at', async () => {
  const { user } = await openVariations();
  expect(caption().value).toBe('Still boiling water in plastic?');
  await user.click(screen.getByRole('radio', { name: 'Offer' }));
  expect(caption().value).toBe('Yours for £9.50.');
});

test('nothing is saved before it is wanted; what was changed is there after a look at another', async () => {
  const { user, posts } = await openVariations();
  await user.click(screen.getByRole('radio', { name: 'Benefit' }));
  await user.type(caption(), ' Always.');
  await user.click(screen.getByRole('radio', { name: 'Hook' }));
  await user.click(screen.getByRole('radio', { name: 'Benefit' }));
  expect(posts('/posts/save')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save to History' }));
  expect(await screen.findByText('In your history')).toBeTruthy();
  expect(posts('/posts/save')).toMatchObject([
    { generationId: null, caption: 'Copper heats fast and evenly. Always.', productTitle: 'Copper Kettle' },
  ]);
});
