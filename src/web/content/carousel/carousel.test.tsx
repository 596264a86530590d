import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type CarouselOffer, carouselEndpoints } from '#shared/content/carousels.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import type { PictureComposition } from '#shared/content/own-pictures.ts';
import { text } from '#shared/core/sentence.ts';
import { examplePost } from '#web/testing/content-replies.ts';
import { openContent } from '#web/testing/open-content.tsx';
import { exampleBeginning, pictureReplies } from '#web/testing/picture-replies.ts';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';

const picture = (place: number) => ({ imageUrl: `/api/media/${place}`, altText: `Slide ${place}` });
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(index + 1));

function slide(at: number, of: number): PictureComposition {
  const { composition } = exampleBeginning();
  const kind = at === 1 ? ('cover' as const) : ('fact' as const);
  const placed = {
    look: 'ribbon' as const,
    kind,
    at,
    of,
    label: null,
    step: null,
    variant: null,
    colours: null,
  };
  return { ...composition, slide: placed };
}

const facts: CarouselOffer = {
  source: 'facts',
  slides: [slide(1, 3), slide(2, 3), slide(3, 3)],
  missing: null,
};
const variants: CarouselOffer = {
  source: 'variants',
  slides: [],
  missing: text('This product is sold in one version.'),
};

async function openPost(replies: PreparedReply[] = [], count = 1) {
  const [first, ...morePictures] = pictures(count);
  const post = { ...examplePost(), ...first!, morePictures };
  const view = openContent(
    [...replies, ...pictureReplies(), answer(contentEndpoints.history, [post])],
    '/social-media?tab=history',
  );
  await view.user.click(await screen.findByRole('button', { name: 'Open Copper Kettle' }));
  await screen.findByRole('button', { name: 'Make a carousel' });
  return view;
}

const strip = () => screen.findByRole('region', { name: 'Pictures of this post' });
const order = async () =>
  within(await strip())
    .getAllByRole('img')
    .map((image) => image.getAttribute('src'));

test('a carousel is made of what the product has, seen whole, and saved with the post', async () => {
  const { user, posts } = await openPost([
    answer(carouselEndpoints.offers, { offers: [variants, facts] }),
    answer(carouselEndpoints.draw, { pictures: pictures(3), notes: [] }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Make a carousel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a carousel' }));
  expect(await dialog.findByText('This product is sold in one version.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Facts/ }).checked).toBe(true);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Versions/ }).disabled).toBe(true);
  await user.click(dialog.getByRole('radio', { name: 'Statement' }));
  const slides = dialog.getByRole('list', { name: 'Slides' });
  await waitFor(() => expect(within(slides).getAllByRole('img')).toHaveLength(3));

  await user.click(dialog.getByRole('button', { name: 'Use this carousel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [drawn] = posts('/carousels') as { slides: PictureComposition[] }[];
  expect(drawn!.slides.map((each) => each.slide!.look)).toEqual(['statement', 'statement', 'statement']);
  expect(await order()).toEqual(pictures(3).map(({ imageUrl }) => imageUrl));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const [first, ...morePictures] = pictures(3);
  expect(posts('/posts/save').at(-1)).toMatchObject({ ...first!, morePictures });
});

test('pictures are put in another order by keys, their numbers follow, and one that was removed comes back', async () => {
  const renumbered = [2, 1, 3].map((place) => ({ ...picture(place), imageUrl: `/api/media/${place}-anew` }));
  const { user, posts } = await openPost(
    [
      once(answer(carouselEndpoints.arrange, { pictures: renumbered })),
      answer(carouselEndpoints.arrange, { pictures: renumbered.slice(1) }),
    ],
    3,
  );
  await user.click(within(await strip()).getByRole('radio', { name: 'Picture 2 of 3' }));
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await waitFor(async () => expect(await order()).toEqual(renumbered.map(({ imageUrl }) => imageUrl)));
  expect(posts('/carousels/arrange')).toEqual([{ pictures: [picture(2), picture(1), picture(3)] }]);

  await user.click(within(await strip()).getByRole('button', { name: 'Remove' }));
  expect(within(await strip()).getAllByRole('img')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await order()).toEqual(renumbered.map(({ imageUrl }) => imageUrl));
});

test('numbers that cannot be changed are said, and the order stays', async () => {
  const { user } = await openPost(
    [refuse(carouselEndpoints.arrange, 404, { error: 'photo_gone', message: 'The photo is gone.' })],
    2,
  );
  await user.click(within(await strip()).getByRole('button', { name: 'Move later' }));
  expect(await within(await strip()).findByText('The photo is gone.')).toBeTruthy();
  expect(await order()).toEqual(['/api/media/2', '/api/media/1']);
});

test('each picture has its own description', async () => {
  const { user, posts } = await openPost([], 2);
  await user.click(within(await strip()).getByRole('radio', { name: 'Picture 2 of 2' }));
  const field = within(await strip()).getByRole('textbox', { name: 'Alt text of picture 2' });
  fireEvent.change(field, { target: { value: 'A kettle from above' } });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(posts('/posts/save').at(-1)).toMatchObject({
    altText: 'Slide 1',
    morePictures: [{ ...picture(2), altText: 'A kettle from above' }],
  });
});

test('Instagram swipes through them, X shows four and says so', async () => {
  const { user } = await openPost([], 5);
  const preview = (network: string) => within(screen.getByRole('figure', { name: `Preview on ${network}` }));
  const track = await preview('Instagram').findByRole('list', { name: 'Picture 1 of 5' });
  fireEvent.keyDown(track, { key: 'ArrowRight' });
  expect(await preview('Instagram').findByRole('list', { name: 'Picture 2 of 5' })).toBeTruthy();
  await user.click(preview('Instagram').getByRole('button', { name: 'Previous picture' }));
  expect(await preview('Instagram').findByRole('list', { name: 'Picture 1 of 5' })).toBeTruthy();

  const networks = within(screen.getByRole('group', { name: 'Preview' }));
  await user.click(networks.getByRole('radio', { name: 'X (Twitter)' }));
  expect(preview('X (Twitter)').getAllByRole('img')).toHaveLength(4);
  expect(screen.getByText('X shows the first 4 of 5 pictures.')).toBeTruthy();
  await user.click(networks.getByRole('radio', { name: 'Facebook' }));
  expect(preview('Facebook').getAllByRole('img')).toHaveLength(5);
});
