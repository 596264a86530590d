import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentEndpoints } from '#shared/content/content.ts';
import { ownPictureEndpoints, pictureEndpoints } from '#shared/content/own-pictures.ts';
import { exampleContent, examplePost } from '#web/testing/content-replies.ts';
import { openContent } from '#web/testing/open-content.tsx';
import {
  exampleBeginning,
  exampleDesign,
  exampleDrawn,
  exampleOwnPicture,
  pictureReplies,
} from '#web/testing/picture-replies.ts';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';

const KEPT = '/api/media/8f4e2d10-0000-4000-8000-00000000000a';

/** A post of the history whose picture is opened. */
async function openEditor(replies: PreparedReply[] = [], post = examplePost()) {
  const view = openContent(
    [...replies, ...pictureReplies(), answer(contentEndpoints.history, [post])],
    '/social-media?tab=history',
  );
  const { user, posts } = view;
  await user.click(await screen.findByRole('button', { name: 'Open Copper Kettle' }));
  await user.click(await screen.findByRole('button', { name: /^(Edit|Add a) picture$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^(Edit|Add a) picture$/ }));
  const drawn = () => posts('/pictures') as DrawCall[];
  /** Those of the preview on the left; the small ones show looks. */
  const previews = () => drawn().filter(({ keep, previewWidth }) => !keep && previewWidth > 200);
  await waitFor(() => expect(previews()).toHaveLength(1));
  return { ...view, dialog, previews, kept: () => drawn().filter(({ keep }) => keep) };
}

interface DrawCall {
  keep: boolean;
  previewWidth: number;
  design: typeof exampleDesign | null;
  sourceMediaId: string | null;
  photoUrl: string | null;
  plain: { fit: string; crop: object | null };
}

const latest = <Item,>(items: readonly Item[]) => items.at(-1)!;

test('a headline that is typed is drawn once it rests, applied, and saved with the post', async () => {
  const { user, dialog, previews, kept, posts } = await openEditor([
    once(answer(pictureEndpoints.draw, exampleDrawn())),
  ]);
  const headline = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Headline' });
  expect(headline.value).toBe(exampleDesign.headline);
  await user.clear(headline);
  await user.type(headline, 'Pour slowly');
  await waitFor(() => expect(latest(previews()).design?.headline).toBe('Pour slowly'));
  // Not with every letter.
  expect(previews().length).toBeLessThan(5);

  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(kept()).toHaveLength(1));
  expect(kept()[0]?.design).toEqual({ ...exampleDesign, headline: 'Pour slowly' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(latest(posts('/posts/save'))).toMatchObject({
    postId: examplePost().id,
    imageUrl: exampleDrawn().imageUrl,
    altText: exampleDrawn().altText,
  });
});

test('a picture that nothing was changed on is applied without drawing, and left without a question', async () => {
  const { user, dialog, kept } = await openEditor();
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).toEqual([]);
  expect(screen.getByText('In your history')).toBeTruthy();
});

test('leaving with changes asks first', async () => {
  const { user, dialog, kept } = await openEditor();
  await user.click(dialog.getByRole('checkbox', { name: 'Show the price' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without applying?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByRole('checkbox', { name: 'Show the price' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Leave without applying?' })).getByRole('button', {
      name: 'Leave',
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(kept()).toEqual([]);
});

test('the last change is taken back, a field that was typed in as one', async () => {
  const { user, dialog } = await openEditor();
  const undo = dialog.getByRole('button', { name: 'Undo' });
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  const headline = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Headline' });
  await user.type(headline, ' again');
  await user.click(dialog.getByRole('radio', { name: 'Noir' }));
  await user.click(undo);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Clean' }).checked).toBe(true);
  expect(headline.value).toBe(`${exampleDesign.headline} again`);
  await user.click(undo);
  expect(headline.value).toBe(exampleDesign.headline);
});

test('a preview that fails leaves the one before, says why, and is tried again', async () => {
  const message = 'Too many attempts. Please wait a minute and try again.';
  const { user, dialog, previews } = await openEditor([
    once(answer(pictureEndpoints.draw, exampleDrawn())),
    refuse(pictureEndpoints.draw, 429, { error: 'too_many_requests', message }),
  ]);
  const picture = await dialog.findByAltText(exampleDrawn().altText);
  await user.click(dialog.getByRole('checkbox', { name: 'Show the price' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(picture.isConnected).toBe(true);
  const before = previews().length;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(previews().length).toBe(before + 1));
});

test('a photo of one’s own is uploaded and shown, and the wrong file refused before it is sent', async () => {
  const { user, dialog, previews, calls } = await openEditor();
  const uploads = () => calls.filter(({ path }) => path.includes('/own-pictures?name='));
  const input = dialog.getByLabelText<HTMLInputElement>('Upload a picture', { selector: 'input' });
  expect(input.accept).toBe('image/jpeg,image/png,image/webp');
  const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
  await user.upload(input, large);
  expect(await screen.findByText('This picture is larger than 25 MB.')).toBeTruthy();
  expect(uploads()).toEqual([]);

  await user.upload(input, new File(['x'], 'kitchen.jpg', { type: 'image/jpeg' }));
  const own = await dialog.findByRole<HTMLInputElement>('radio', { name: 'Own picture kitchen.jpg' });
  await waitFor(() => expect(own.checked).toBe(true));
  expect(uploads()).toHaveLength(1);
  await waitFor(() => expect(latest(previews()).sourceMediaId).toBe(exampleOwnPicture().id));

  await user.click(dialog.getByRole('radio', { name: 'Photo 2 of the product' }));
  await waitFor(() =>
    expect(latest(previews())).toMatchObject({ sourceMediaId: null, photoUrl: 'https://cdn.example/2.jpg' }),
  );
});

test('a picture is taken by dropping and by pasting, and what the server says of it is shown', async () => {
  const message = 'This picture is damaged and cannot be read.';
  const { dialog, calls } = await openEditor([
    once(answer(ownPictureEndpoints.upload, exampleOwnPicture())),
    refuse(ownPictureEndpoints.upload, 400, { error: 'picture_refused', message }),
  ]);
  const file = new File(['x'], 'kitchen.jpg', { type: 'image/jpeg' });
  const group = dialog.getByRole('radiogroup', { name: 'Photo' });
  fireEvent.dragOver(group, { dataTransfer: { types: ['Files'], files: [file] } });
  expect(dialog.getByText('Drop the picture here')).toBeTruthy();
  fireEvent.drop(group, { dataTransfer: { types: ['Files'], files: [file] } });
  expect(await dialog.findByRole('radio', { name: 'Own picture kitchen.jpg' })).toBeTruthy();
  fireEvent.paste(group, { clipboardData: { files: [file] } });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(calls.filter(({ path }) => path.includes('/own-pictures?name='))).toHaveLength(2);
});

test('an own picture is deleted, and the product’s photo takes its place', async () => {
  const own = exampleOwnPicture();
  const { user, dialog, calls } = await openEditor([
    once(answer(ownPictureEndpoints.list, [own])),
    answer(ownPictureEndpoints.list, []),
  ]);
  await user.click(await dialog.findByRole('radio', { name: 'Own picture kitchen.jpg' }));
  await user.click(dialog.getByRole('button', { name: 'Delete this picture of yours' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this picture?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Photo 1 of the product' }).checked).toBe(
      true,
    ),
  );
  expect(dialog.queryByRole('radio', { name: 'Own picture kitchen.jpg' })).toBeNull();
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toMatch(
    new RegExp(`/own-pictures/${own.id}$`),
  );
});

test('the part of the photo that is shown is chosen with the arrow keys, and taken back whole', async () => {
  const { user, dialog, previews, container } = await openEditor();
  const photo = within(dialog.getByRole('region', { name: 'Crop' })).getByRole('presentation', {
    hidden: true,
  });
  Object.defineProperty(photo, 'naturalWidth', { value: 1200 });
  Object.defineProperty(photo, 'naturalHeight', { value: 800 });
  fireEvent.load(photo);
  expect(container).toBeTruthy();
  const corner = dialog.getByRole('slider', { name: 'Bottom right corner' });
  corner.focus();
  await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowUp}{/Shift}{ArrowUp}');
  await waitFor(() =>
    expect(latest(previews()).design?.crop).toEqual({ x: 0, y: 0, width: 0.8, height: 0.89 }),
  );
  const part = dialog.getByRole('slider', { name: 'Part of the photo that is shown' });
  part.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(latest(previews()).design?.crop).toMatchObject({ x: 0.01, width: 0.8 }));
  expect(part.getAttribute('aria-valuetext')).toBe('80% of the width and 89% of the height, from 1% and 0%');
  await user.click(dialog.getByRole('button', { name: 'Whole product' }));
  expect(part.getAttribute('aria-valuetext')).toBe(
    '100% of the width and 100% of the height, from 0% and 0%',
  );
});

test('the photo is shown as it is, whole or filling the picture, and the design waits', async () => {
  const { user, dialog, previews, kept } = await openEditor();
  await user.click(dialog.getByRole('radio', { name: 'Photo as it is' }));
  await waitFor(() => expect(latest(previews())).toMatchObject({ design: null, plain: { fit: 'pad' } }));
  expect(dialog.queryByRole('textbox', { name: 'Headline' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Fill the picture' }));
  await waitFor(() => expect(latest(previews()).plain).toEqual({ fit: 'crop', crop: null }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(kept()).toHaveLength(1));
  expect(kept()[0]).toMatchObject({ design: null, plain: { fit: 'crop' } });
});

test('an educational picture has steps, which are written, added and removed', async () => {
  const { composition } = exampleBeginning();
  const design = { ...exampleDesign, steps: ['Warm the pot'] };
  const { user, dialog, previews } = await openEditor([
    answer(
      pictureEndpoints.begin,
      exampleBeginning({ composition: { ...composition, contentType: 'educational', design }, design }),
    ),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Add a step' }));
  await user.type(dialog.getByRole('textbox', { name: 'Step 2' }), 'Pour slowly');
  await waitFor(() => expect(latest(previews()).design?.steps).toEqual(['Warm the pot', 'Pour slowly']));
  await user.click(dialog.getByRole('button', { name: 'Remove step 1' }));
  await waitFor(() => expect(latest(previews()).design?.steps).toEqual(['Pour slowly']));
});

test('what the owner wrote for those who do not see stays; else it follows the picture', async () => {
  const own = examplePost({ altText: 'My grandmother’s kettle' });
  const { user, dialog, kept } = await openEditor([], own);
  const altText = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Alt Text' });
  expect(altText.value).toBe('My grandmother’s kettle');
  await user.click(dialog.getByRole('button', { name: 'Describe it for me' }));
  await waitFor(() => expect(altText.value).toBe(exampleDrawn().altText));
  await user.clear(altText);
  await user.type(altText, 'A kettle');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  // The picture itself is the same.
  expect(kept()).toEqual([]);
  const preview = within(screen.getByRole('figure', { name: 'Preview on Instagram' }));
  expect(preview.getByAltText('A kettle').getAttribute('src')).toBe(exampleContent().imageUrl);
});

test('a post without a picture gets one', async () => {
  const bare = examplePost({ imageUrl: null, altText: null });
  const beginning = exampleBeginning({ isCurrent: false, altText: null });
  const { user, dialog, kept } = await openEditor(
    [
      answer(pictureEndpoints.begin, beginning),
      answer(pictureEndpoints.draw, exampleDrawn({ imageUrl: KEPT })),
    ],
    bare,
  );
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(kept()).toHaveLength(1));
  const preview = within(screen.getByRole('figure', { name: 'Preview on Instagram' }));
  expect((await preview.findByAltText(exampleDrawn().altText)).getAttribute('src')).toBe(KEPT);
});

test('an editor that cannot open says why', async () => {
  const { user } = openContent(
    [
      refuse(pictureEndpoints.begin, 500, 'broken'),
      ...pictureReplies(),
      answer(contentEndpoints.history, [examplePost()]),
    ],
    '/social-media?tab=history',
  );
  await user.click(await screen.findByRole('button', { name: 'Open Copper Kettle' }));
  await user.click(await screen.findByRole('button', { name: 'Edit picture' }));
  expect(await screen.findByText('The picture could not be opened.')).toBeTruthy();
});
