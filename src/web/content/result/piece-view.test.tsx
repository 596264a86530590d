import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aiStatusEndpoints } from '#shared/content/ai-status.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { text } from '#shared/core/sentence.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { exampleBuiltin, exampleContent, examplePost } from '#web/testing/content-replies.ts';
import { openContent } from '#web/testing/open-content.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';

const SAVED_ID = examplePost().id;

/** A post that was just generated. */
async function openPost(replies: PreparedReply[] = []) {
  const view = openContent(replies);
  await screen.findByRole('form', { name: 'Setup' });
  await view.chooseProduct();
  await view.generate();
  const caption = await screen.findByLabelText<HTMLTextAreaElement>('Caption');
  return { ...view, caption, hashtags: screen.getByLabelText<HTMLTextAreaElement>('Hashtags') };
}

const preview = (network: string) => within(screen.getByRole('figure', { name: `Preview on ${network}` }));
const counter = (network: string) =>
  within(screen.getByRole('list', { name: 'Length' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.startsWith(network))?.textContent;

test('a post comes with its caption, hashtags, picture and alt text', async () => {
  const { caption, hashtags } = await openPost();
  expect(caption.value).toContain('A kettle that pours like it means it.');
  expect(hashtags.value).toBe('#CopperKettle #Teaware');
  expect(preview('Instagram').getByAltText('Copper Kettle on a paper-coloured ground')).toBeTruthy();
  expect(screen.getByText('Copper Kettle on a paper-coloured ground')).toBeTruthy();
});

test('the image prompt is shown where a model draws, and to nobody else', async () => {
  const PROMPT = /^A clean product picture of “Copper Kettle”/;
  const drawn = await openPost([
    answer(aiStatusEndpoints.read, { ...exampleBuiltin, imageModel: 'gpt-image-2' }),
  ]);
  expect(await screen.findByText(PROMPT)).toBeTruthy();
  drawn.unmount();
  await openPost();
  expect(screen.getByText('Copper Kettle on a paper-coloured ground')).toBeTruthy();
  expect(screen.queryByText(PROMPT)).toBeNull();
});

test('it is saved to the history by itself', async () => {
  const { posts } = await openPost();
  expect(await screen.findByText('Saved to History')).toBeTruthy();
  const { id, caption, hashtags, imagePrompt, imageUrl, altText } = exampleContent();
  expect(posts('/posts/save')).toEqual([
    {
      postId: null,
      generationId: id,
      productId: '1',
      productTitle: 'Copper Kettle',
      caption,
      hashtags,
      imagePrompt,
      imageUrl,
      videoUrl: null,
      altText,
      morePictures: [],
      platform: 'instagram',
      contentFormat: 'post',
      videoDuration: null,
      contentType: 'product',
      tone: 'professional',
      language: 'en',
    },
  ]);
});

test('a save that fails is reported', async () => {
  await openPost([refuse(contentEndpoints.save, 500, 'broken')]);
  expect(await screen.findByText('Failed to save to the history. Please try again.')).toBeTruthy();
});

test('changed words are saved over the same post', async () => {
  const { user, caption, hashtags, posts } = await openPost();
  await screen.findByText('Saved to History');
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  await user.clear(caption);
  await user.paste('Pour yourself a morning.');
  await user.clear(hashtags);
  await user.paste('tea, #Copper-Kettle tea');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('In your history')).toBeTruthy();
  expect(posts('/posts/save').at(-1)).toMatchObject({
    generationId: exampleContent().id,
    caption: 'Pour yourself a morning.',
    hashtags: ['#tea', '#CopperKettle'],
  });
});

test('each network counts by its own rules what is written', async () => {
  const { user, caption } = await openPost([
    answer(contentEndpoints.generate, exampleContent({ hashtags: [] })),
  ]);
  await user.clear(caption);
  await user.paste('Çay 🫖 https://atelier.example/a-very-long-address');
  expect(counter('Instagram')).toBe('Instagram0 / 5 hashtags50 / 2,200 characters');
  expect(counter('Facebook')).toBe('Facebook50 / 63,206 characters');
  expect(counter('X')).toBe('X (Twitter)30 / 280 characters');
});

test('more than a network takes is warned of', async () => {
  const { user, hashtags } = await openPost([
    answer(contentEndpoints.generate, exampleContent({ caption: 'a'.repeat(2_200), hashtags: [] })),
  ]);
  await user.click(hashtags);
  await user.paste('#a #b #c #d #e #f #g');
  expect(screen.getByText('Instagram allows 2,200 characters: please shorten this by 22.')).toBeTruthy();
  expect(screen.getByText('Instagram allows 5 hashtags: please remove 2.')).toBeTruthy();
});

test('the preview changes with the network and folds where its feed folds', async () => {
  const long = `${'A sentence about the kettle. '.repeat(30).trim()}`;
  const { user } = await openPost([
    answer(contentEndpoints.generate, exampleContent({ caption: long, hashtags: [] })),
  ]);
  const shown = (network: string) =>
    screen.getByRole('figure', { name: `Preview on ${network}` }).textContent;
  expect(shown('Instagram')?.length).toBeLessThan(200);
  await user.click(preview('Instagram').getByRole('button', { name: 'more' }));
  expect(shown('Instagram')).toContain(long);
  await user.click(
    within(screen.getByRole('group', { name: 'Preview' })).getByRole('radio', { name: 'Facebook' }),
  );
  expect(preview('Facebook').getByRole('button', { name: 'See more' })).toBeTruthy();
  await user.click(
    within(screen.getByRole('group', { name: 'Preview' })).getByRole('radio', { name: 'X (Twitter)' }),
  );
  expect(shown('X (Twitter)')).toContain(long);
});

test('a text that another network would refuse is said in its preview', async () => {
  const { user } = await openPost([
    answer(contentEndpoints.generate, exampleContent({ caption: 'a'.repeat(300) })),
  ]);
  await user.click(
    within(screen.getByRole('group', { name: 'Preview' })).getByRole('radio', { name: 'X (Twitter)' }),
  );
  expect(screen.getByText('X (Twitter) does not take a text as long as this.')).toBeTruthy();
});

test('what is being written stays while the history is looked at', async () => {
  const { user, caption } = await openPost();
  await user.type(caption, ' And tea.');
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await user.click(screen.getByRole('tab', { name: 'Single Content' }));
  const again = await screen.findByLabelText<HTMLTextAreaElement>('Caption');
  expect(again.value).toMatch(/ And tea\.$/);
});

test('Instagram is shown to need a picture', async () => {
  await openPost([
    answer(contentEndpoints.generate, exampleContent({ imageUrl: null, altText: null, imagePrompt: null })),
  ]);
  expect(screen.getByText('Instagram accepts no post without a picture or a video.')).toBeTruthy();
});

test('what the server has to say of a piece stands with it', async () => {
  const note = text('The product photo could not be loaded, so the picture was made without it.');
  await openPost([answer(contentEndpoints.generate, exampleContent({ notes: [note] }))]);
  expect(screen.getByText(note)).toBeTruthy();
});

test('a copy holds caption and hashtags as they stand', async () => {
  const { user, caption } = await openPost();
  await user.clear(caption);
  await user.type(caption, 'Tea time');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied!')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('Tea time\n\n#CopperKettle #Teaware');
});

test('a download is the picture under the name of the product', async () => {
  const { user } = await openPost();
  await screen.findByText('Saved to History');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('fetch', async () => new Response('picture'));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Downloaded!')).toBeTruthy();
  expect(saved).toEqual(['copper-kettle.jpg']);
});

test.each<[string, () => Promise<Response>, string]>([
  [
    'on the way says so',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Failed to download image/video. Please try again.',
  ],
  [
    'of a file that was cleared does not propose to try again',
    async () => new Response('{"error":"not_found","message":"This is no longer here."}', { status: 404 }),
    'This is no longer here.',
  ],
])('a download that fails %s', async (_, download, sentence) => {
  const { user } = await openPost();
  await screen.findByText('Saved to History');
  vi.stubGlobal('fetch', download);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Download Failed')).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('scheduling leads to the calendar with the saved post', async () => {
  const { user } = await openPost();
  await screen.findByText('Saved to History');
  await user.click(screen.getByRole('button', { name: 'Schedule this' }));
  expect(window.location.pathname + window.location.search).toBe(`/social-media-scheduler?post=${SAVED_ID}`);
});

test('words that were changed are saved before they are scheduled', async () => {
  const { user, caption, posts } = await openPost([
    once(answer(contentEndpoints.save, examplePost())),
    answer(contentEndpoints.save, examplePost({ caption: 'Tea time' })),
  ]);
  await screen.findByText('Saved to History');
  await user.clear(caption);
  await user.type(caption, 'Tea time');
  await user.click(screen.getByRole('button', { name: 'Schedule this' }));
  await expect.poll(() => window.location.pathname).toBe('/social-media-scheduler');
  expect(posts('/posts/save').at(-1)).toMatchObject({ caption: 'Tea time' });
});

test('without an account, connecting one leads back to the post, ready to be shared', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user, posts } = await openPost([
    answer(socialAccountEndpoints.list, { accounts: [], ways: ['instagram', 'x'] }),
    answer(socialAccountEndpoints.connect, { success: true, authUrl: 'https://x.example/' }),
  ]);
  await screen.findByText('In your history');
  await user.click(screen.getByRole('button', { name: 'Connect X' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://x.example/'));
  expect(posts('/posts/save')).toHaveLength(1);
  expect(posts('/accounts/connect')).toEqual([
    { way: 'x', from: 'schedules', query: `post=${SAVED_ID}&share=now`, again: false },
  ]);
});

test('changed words are saved before an account is connected for them', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user, caption, posts } = await openPost([
    answer(socialAccountEndpoints.list, { accounts: [], ways: ['x'] }),
    answer(socialAccountEndpoints.connect, { success: true, authUrl: 'https://x.example/' }),
  ]);
  await screen.findByText('In your history');
  await user.type(caption, ' Today only.');
  await user.click(screen.getByRole('button', { name: 'Connect X' }));
  await waitFor(() => expect(posts('/accounts/connect')).toHaveLength(1));
  expect(posts('/posts/save').at(-1)).toMatchObject({ caption: expect.stringMatching(/ Today only\.$/) });
});

test('a store with an account is not asked to connect one', async () => {
  await openPost();
  await screen.findByText('In your history');
  expect(screen.queryByRole('button', { name: /^Connect / })).toBeNull();
});
