import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { POSTS_ON_PAGE, type ShopPage, shopPageEndpoints } from '#shared/publishing/shop-page.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openApp, openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse, signedIn } from '#web/testing/replies.ts';
import { examplePagePost, exampleShopPage, shopPageReplies } from '#web/testing/shop-page-replies.ts';
import { ShopPageScreen } from './shop-page-screen.tsx';

function openPage(page: ShopPage = exampleShopPage(), replies: readonly PreparedReply[] = []) {
  const view = openPart(
    <ShopPageScreen />,
    [...replies, ...shopPageReplies(page)],
    '/social-media-scheduler/shop-page',
  );
  return {
    ...view,
    /** The changes that were sent. */
    sent: () => view.calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

const saved = (change: Partial<ShopPage>) => once(answer(shopPageEndpoints.change, exampleShopPage(change)));
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const linksOf = (links: Awaited<ReturnType<typeof card>>) =>
  links.queryAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);

test('the page stands in the app under its address, and leads back to the calendar', async () => {
  openApp('/social-media-scheduler/shop-page', [signedIn, ...shopPageReplies()]);
  expect(await screen.findByRole('heading', { name: 'Shop page', level: 1 })).toBeTruthy();
  const back = await screen.findByRole('link', { name: 'Schedules and calendar' });
  expect(back.getAttribute('href')).toBe('/social-media-scheduler');
  const page = await card('Your page');
  expect(page.getByText('https://vitrin.example/s/tea-house', { selector: 'code' })).toBeTruthy();
  expect(page.getByRole('link', { name: /^Open the page/ }).getAttribute('href')).toBe('/s/tea-house');
});

test('without a store there is one thing to do', async () => {
  openPage(exampleShopPage(), [answer(storeEndpoints.list, [])]);
  expect(await screen.findByRole('heading', { name: 'No stores connected' })).toBeTruthy();
});

test('a page that could not be read can be asked for again', async () => {
  const { user } = openPage(exampleShopPage(), [once(refuse(shopPageEndpoints.get, 500, 'broken'))]);
  expect(await screen.findByText('Failed to load the shop page.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Your page' })).toBeTruthy();
});

test('the page is made public, saved at once', async () => {
  const { user, sent } = openPage(exampleShopPage(), [saved({ isPublic: true })]);
  const page = await card('Your page');
  const isPublic = page.getByRole<HTMLInputElement>('switch', { name: 'Your page is public' });
  expect([isPublic.checked, !!page.getByText(/^Only you can open it/)]).toEqual([false, true]);
  await user.click(isPublic);
  expect(await screen.findByText('Your page is public now')).toBeTruthy();
  expect(sent()).toEqual([{ isPublic: true }]);
  expect([isPublic.checked, !!page.getByText('Anyone who has the address can open it.')]).toEqual([
    true,
    true,
  ]);
});

test('what was not saved goes back, in the words of the server', async () => {
  const message = 'Too many attempts. Please wait a minute and try again.';
  const { user } = openPage(exampleShopPage(), [
    refuse(shopPageEndpoints.change, 429, { error: 'too_many_requests', message }),
  ]);
  const listed = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Search engines/ });
  await user.click(listed);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(listed.checked).toBe(false);
});

test('changes made quickly arrive in their order, and both stay', async () => {
  const { user, sent } = openPage(exampleShopPage(), [
    saved({ inSearch: true }),
    saved({ inSearch: true, shortLinks: false }),
  ]);
  const listed = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Search engines/ });
  const short = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Posts get short links/ });
  await user.click(listed);
  await user.click(short);
  await waitFor(() => expect(sent()).toEqual([{ inSearch: true }, { shortLinks: false }]));
  await waitFor(() => expect([listed.checked, short.checked]).toEqual([true, false]));
});

test('the name shows the whole address while it is typed, is checked, and a taken one is said at the field', async () => {
  const taken = 'This name is taken. Please choose another.';
  const { user, sent } = openPage(exampleShopPage(), [
    once(refuse(shopPageEndpoints.change, 409, { error: 'handle_taken', message: taken })),
    saved({ handle: 'tea-house-2', address: 'https://vitrin.example/s/tea-house-2' }),
  ]);
  const form = within(await screen.findByRole('form', { name: 'Name in the address' }));
  const field = form.getByRole<HTMLInputElement>('textbox', { name: 'Name in the address' });
  const save = form.getByRole('button', { name: 'Save' });
  expect(whyBlocked(save)).toBe('Nothing was changed yet.');
  await user.clear(field);
  await user.type(field, 'Çay');
  await user.click(save);
  expect(form.getByText(/^Use 3 to 40 letters/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(sent()).toEqual([]);

  await user.clear(field);
  await user.type(field, 'Teas');
  expect(form.getByText('https://vitrin.example/s/teas')).toBeTruthy();
  await user.click(save);
  expect(await form.findByText(taken)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Not Saved')).toBeNull();

  await user.clear(field);
  expect(form.queryByText(taken)).toBeNull();
  await user.type(field, 'tea-house-2{Enter}');
  expect(await screen.findByText('Name saved')).toBeTruthy();
  expect(sent()).toEqual([{ handle: 'teas' }, { handle: 'tea-house-2' }]);
  expect(screen.getByRole('link', { name: /^Open the page/ }).getAttribute('href')).toBe('/s/tea-house-2');
});

test('an address that only this computer can open says so', async () => {
  const { unmount } = openPage(exampleShopPage({ isReachable: false }));
  expect((await (await card('Your page')).findByRole('status')).textContent).toMatch(/PUBLIC_URL/);
  unmount();
  openPage();
  expect((await card('Your page')).queryByRole('status')).toBeNull();
});

test('the page of a product is shared by WhatsApp, unless it is hidden', async () => {
  const [kettle, oolong] = exampleShopPage().posts;
  openPage(exampleShopPage({ hiddenPostIds: [oolong!.id] }));
  const posts = await card('Posts on the page');
  const links = posts.getAllByRole('link', { name: /^WhatsApp: share/ });
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'WhatsApp: share Copper Kettle, Nov 20, 2026 (opens in a new tab)',
  ]);
  expect(new URL(links[0]!.getAttribute('href')!).searchParams.get('text')).toBe(
    `Copper Kettle\n${kettle!.address}`,
  );
});

test('each network has an address of its own to copy', async () => {
  const { user } = openPage();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  const profiles = await card('For your profiles');
  expect(profiles.getAllByRole('listitem')).toHaveLength(3);
  await user.click(profiles.getByRole('button', { name: 'Copy the address for X' }));
  expect(write).toHaveBeenCalledWith('https://vitrin.example/s/tea-house?from=twitter');
  expect(await screen.findByText('Copied!')).toBeTruthy();
});

test('the QR code is there to print', async () => {
  openPage();
  const code = await card('QR code');
  const path = `/api/social-media/${exampleStore().id}/shop-page/qr`;
  expect(code.getByRole('img').getAttribute('src')).toBe(`${path}.svg?name=tea-house`);
  const files = code
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.getAttribute('href'), link.download]);
  expect(files).toEqual([
    [`${path}.svg`, 'tea-house-qr.svg'],
    [`${path}.png`, 'tea-house-qr.png'],
  ]);
});

test('a link is added once it says something and leads somewhere', async () => {
  const [first, second] = exampleShopPage().links;
  const added = { label: 'WhatsApp', url: 'https://wa.me/905321234567' };
  const { user, sent } = openPage(exampleShopPage(), [saved({ links: [first!, second!, added] })]);
  await user.click((await card('Links above the posts')).getByRole('button', { name: 'Add a link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a link' }));
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'http://wa.me');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please enter what the link says.')).toBeTruthy();
  expect(dialog.getByText('Please enter an address that begins with https://.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'What the link says' }));

  await user.type(dialog.getByRole('textbox', { name: 'What the link says' }), 'WhatsApp');
  await user.clear(dialog.getByRole('textbox', { name: 'Address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'wa.me/905321234567');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Link saved')).toBeTruthy();
  expect(sent()).toEqual([{ links: [first, second, added] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(linksOf(await card('Links above the posts'))).toEqual(['All teas', 'Winter sale', 'WhatsApp']);
});

test('a link that was not saved stays in its form, which says why', async () => {
  const { user } = openPage(exampleShopPage(), [
    refuse(shopPageEndpoints.change, 507, { error: 'no_room', message: 'The disk is full.' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Edit All teas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit link' }));
  await user.type(dialog.getByRole('textbox', { name: 'What the link says' }), ' here');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The link could not be saved.The disk is full.',
  );
});

test('links are put in another order by their buttons, which say where a link now is', async () => {
  const [first, second] = exampleShopPage().links;
  const { user, sent } = openPage(exampleShopPage(), [saved({ links: [second!, first!] })]);
  const links = await card('Links above the posts');
  expect(whyBlocked(links.getByRole('button', { name: 'Move up: All teas' }))).toBe('It is the first.');
  links.getByRole('button', { name: 'Move down: All teas' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(linksOf(links)).toEqual(['Winter sale', 'All teas']));
  expect(links.getByText('All teas is now link 2 of 2.')).toBeTruthy();
  expect(document.activeElement).toBe(links.getByRole('button', { name: 'Move down: All teas' }));
  await waitFor(() => expect(sent()).toEqual([{ links: [second, first] }]));
});

test('a link is removed, and put back where it was', async () => {
  const [first, second] = exampleShopPage().links;
  const { user, sent } = openPage(exampleShopPage(), [
    saved({ links: [second!] }),
    saved({ links: [first!, second!] }),
  ]);
  const links = await card('Links above the posts');
  await user.click(links.getByRole('button', { name: 'Remove: All teas' }));
  await waitFor(() => expect(linksOf(links)).toEqual(['Winter sale']));
  expect(document.activeElement).toBe(links.getByRole('button', { name: 'Add a link' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The link is back')).toBeTruthy();
  expect(linksOf(links)).toEqual(['All teas', 'Winter sale']);
  expect(sent()).toEqual([{ links: [second] }, { links: [first, second] }]);
});

test('there are no links yet, or as many as there can be', async () => {
  const { unmount } = openPage(exampleShopPage({ links: [] }));
  expect(await screen.findByText('No links yet: your page begins with the posts.')).toBeTruthy();
  unmount();
  const links = Array.from({ length: 8 }, (_, at) => ({ label: `Link ${at}`, url: 'https://a.example' }));
  openPage(exampleShopPage({ links }));
  const add = await screen.findByRole('button', { name: 'Add a link' });
  expect(whyBlocked(add)).toBe('There are 8 links already.');
});

test('a post is hidden and shown again; one without a picture is not on the page', async () => {
  const posts = [examplePagePost(), examplePagePost({ productTitle: null, imageUrl: null }, 2)];
  const { id } = posts[0]!;
  const { user, sent } = openPage(exampleShopPage({ posts }), [
    saved({ posts, hiddenPostIds: [id] }),
    saved({ posts }),
  ]);
  const list = await card('Posts on the page');
  expect(list.getByText('Not on the page, as it has no picture.')).toBeTruthy();
  expect(list.getAllByRole('button')).toHaveLength(2);
  await user.click(list.getByRole('button', { name: /^Hide Copper Kettle, / }));
  expect(await list.findByText('Hidden')).toBeTruthy();
  await user.click(await list.findByRole('button', { name: /^Show Copper Kettle, / }));
  await waitFor(() => expect(list.queryByText('Hidden')).toBeNull());
  await waitFor(() => expect(sent()).toEqual([{ hiddenPostIds: [id] }, { hiddenPostIds: [] }]));
});

test('posts that the page has no room for are said to be older', async () => {
  const posts = Array.from({ length: POSTS_ON_PAGE + 2 }, (_, at) => examplePagePost({}, at));
  openPage(exampleShopPage({ posts, hiddenPostIds: [posts[0]!.id] }));
  const list = await card('Posts on the page');
  expect(list.getAllByText('Older than the 48 that are shown.')).toHaveLength(1);
});

test('before the first post the calendar is where to begin', async () => {
  openPage(exampleShopPage({ posts: [] }));
  expect(await screen.findByRole('heading', { name: 'Your published posts will stand here' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Plan a post' }).getAttribute('href')).toBe(
    '/social-media-scheduler?tab=calendar',
  );
});

/** happy-dom asks nobody for what stands in a frame, unless it is told what that is. */
function serveFrames(html: string) {
  const { settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM;
  const { interceptor } = settings.fetch;
  Object.assign(settings, { enableIframePageLoading: true });
  settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ window: page }) =>
      new page.Response(html, { headers: { 'Content-Type': 'text/html' } }),
  };
  onTestFinished(() => {
    Object.assign(settings, { enableIframePageLoading: false });
    settings.fetch.interceptor = interceptor;
  });
}

const preview = () => screen.findByTitle<HTMLIFrameElement>('Preview of your shop page');

test('the preview stands next to what is arranged, holds its links, and is read again once something was saved', async () => {
  serveFrames('<a href="https://tea-house.example/kettle">Copper Kettle</a>');
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
  const { user } = openPage(exampleShopPage(), [saved({ isPublic: true })]);
  const before = await preview();
  expect(before.getAttribute('src')).toBe('/s/tea-house');
  const link = await waitFor(() => within(before.contentDocument!.body).getByText('Copper Kettle'));
  await waitFor(() => expect(fireEvent.click(link)).toBe(false));

  await user.click(screen.getByRole('switch'));
  await screen.findByText('Your page is public now');
  expect(before.isConnected).toBe(false);
  expect(await preview()).toBeTruthy();
});

test('where there is no room for the preview, a button opens it', async () => {
  serveFrames('<h1>Tea House</h1>');
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(within(await screen.findByRole('dialog', { name: 'Preview' })).getByTitle(/^Preview of/)).toBe(
    await preview(),
  );
});

test('the screen speaks Turkish', async () => {
  await switchLanguage('tr');
  openPage();
  expect(await screen.findByRole('heading', { name: 'Mağaza sayfası' })).toBeTruthy();
  expect(await screen.findByRole('switch', { name: 'Sayfanız herkese açık' })).toBeTruthy();
});
