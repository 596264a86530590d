import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askingEndpoints } from '#shared/analytics/asking.ts';
import { preferenceEndpoints, type SavedPreference } from '#shared/content/preferences.ts';
import { calendarEndpoints, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { AskBox } from '#web/analytics/insights/ask-box.tsx';
import { Preferences } from '#web/content/preferences/preferences.tsx';
import { SchedulerPage } from '#web/publishing/scheduler/page/scheduler-page.tsx';
import { CALENDAR_NOW, exampleScheduledPost } from '#web/testing/calendar-replies.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openCalendar } from '#web/testing/open-calendar.tsx';
import { openContent } from '#web/testing/open-content.tsx';
import { openPart } from '#web/testing/render.tsx';
import { answer, refuse } from '#web/testing/replies.ts';
import { schedulerReplies } from '#web/testing/scheduler-replies.ts';
import { forgetDrafts } from './cached-drafts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const POST_ID = '3f0c2f00-0000-4000-8000-000000000001';
const NEW_POST = '/social-media-scheduler?tab=calendar&view=month&new=soon';
const ENDED = { error: 'Unauthorized', message: 'Unauthorized' };

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

async function write(user: UserEvent, name: string, words: string) {
  const field = await box(name);
  await user.clear(field);
  await user.type(field, words);
}

test('a new post whose session ended while it was written is there again after signing in', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { user } = openCalendar({
    address: NEW_POST,
    replies: [refuse(calendarEndpoints.create, 401, ENDED)],
  });
  await write(user, 'Caption', 'Open on Saturday.');
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
  expect(await screen.findByText('Unauthorized')).toBeTruthy();
  expect(sessionStorage.getItem('vitrin-return-to')).toBe(NEW_POST);
  cleanup();

  const again = openCalendar({ address: NEW_POST });
  expect((await box('Caption')).value).toBe('Open on Saturday.');
  expect(screen.getByText('This is what you typed before. It is not saved yet.')).toBeTruthy();
  await again.user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect((await box('Caption')).value).toBe('');
  cleanup();

  openCalendar({ address: NEW_POST });
  expect((await box('Caption')).value).toBe('');
});

test('a new post that was saved, or left on purpose, does not come back', async () => {
  const { user } = openCalendar({
    address: NEW_POST,
    replies: [answer(calendarEndpoints.create, exampleScheduledPost({ status: 'draft' }))],
  });
  await write(user, 'Caption', 'Saved.');
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
  await screen.findByText('Saved as a draft');
  cleanup();

  const again = openCalendar({ address: NEW_POST });
  expect((await box('Caption')).value).toBe('');
  await write(again.user, 'Caption', 'Left.');
  await again.user.keyboard('{Escape}');
  await again.user.click(await screen.findByRole('button', { name: 'Leave' }));
  cleanup();

  openCalendar({ address: NEW_POST });
  expect((await box('Caption')).value).toBe('');
});

test('changes of a post survive a reload, and only they are sent', async () => {
  const post = exampleScheduledPost();
  const open = () =>
    openCalendar({
      posts: [post],
      replies: [
        answer(calendarEndpoints.post, post),
        answer(calendarEndpoints.change, { ...post, version: 2 }),
      ],
      address: `/social-media-scheduler?tab=calendar&view=month&scheduled=${POST_ID}`,
    });
  await write(open().user, 'Caption', 'Shorter.');
  cleanup();

  const { user, posts } = open();
  expect((await box('Caption')).value).toBe('Shorter.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Post saved')).toBeTruthy();
  expect(posts(`/posts/${POST_ID}`)).toEqual([{ version: 1, caption: 'Shorter.' }]);
});

test('a schedule that was being set up stands open again, until it is created', async () => {
  const open = () => openPart(<SchedulerPage />, schedulerReplies(), '/social-media-scheduler');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create Schedule' }));
  await write(user, 'Schedule Name', 'Autumn');
  cleanup();

  const again = open();
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Schedule' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Schedule Name').value).toBe('Autumn');
  await again.user.click(dialog.getByRole('button', { name: 'Create Schedule' }));
  expect(await screen.findByText('Schedule Created')).toBeTruthy();
  const sent = again.calls.filter(({ path }) => path === pathOfCreate);
  expect(sent).toMatchObject([{ body: { name: 'Autumn' } }]);
  cleanup();

  open();
  await screen.findByRole('button', { name: 'Create Schedule' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
const pathOfCreate = scheduleEndpoints.create.path.replace(':storeId', exampleStore().id);

test('the voice of a brand is there again for the network it was written for', async () => {
  const unsaid = (platform: SavedPreference['platform']): SavedPreference => ({
    platform,
    tone: 'professional',
    language: 'tr',
    voice: '',
    hashtags: [],
    wordsUsed: [],
    wordsAvoided: [],
    autoApproval: false,
    saved: false,
  });
  const all = [unsaid('instagram'), unsaid('facebook'), unsaid('twitter')];
  const open = () =>
    openPart(<Preferences />, [
      answer(storeEndpoints.list, [exampleStore()]),
      answer(preferenceEndpoints.list, all),
      answer(preferenceEndpoints.save, all[1]!),
    ]);
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Facebook' }));
  await write(user, 'Voice of your brand', 'Calm and short.');
  cleanup();

  const again = open();
  expect(await screen.findByRole('form', { name: 'Preferences for Facebook' })).toBeTruthy();
  expect((await box('Voice of your brand')).value).toBe('Calm and short.');
  await again.user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  await screen.findByText('Preferences Saved');
  cleanup();

  open();
  expect(await screen.findByRole('form', { name: 'Preferences for Instagram' })).toBeTruthy();
});

test('a question that was not answered yet waits in its field', async () => {
  const { id } = exampleStore();
  const { user } = openPart(<AskBox storeId={id} />, [refuse(askingEndpoints.ask, 500, 'broken')]);
  await user.type(await box('Your question'), 'Which day sells best?{Enter}');
  expect(await screen.findByText('The question could not be answered. Please try again.')).toBeTruthy();
  cleanup();

  openPart(<AskBox storeId={id} />);
  expect((await box('Your question')).value).toBe('Which day sells best?');
});

test('a caption that was reworded comes back with its post, and is forgotten once saved', async () => {
  const { user, chooseProduct, generate } = openContent();
  await screen.findByRole('form', { name: 'Setup' });
  await chooseProduct();
  await generate();
  await write(user, 'Caption', 'Poured slowly.');
  cleanup();

  const again = openContent();
  expect((await box('Caption')).value).toBe('Poured slowly.');
  await again.user.click(screen.getByRole('button', { name: /^Save (changes|to History)/ }));
  await screen.findByText('Saved to History');
  cleanup();

  openContent();
  expect(await screen.findByText('Your next post appears here')).toBeTruthy();
});

test('who leaves takes all drafts along', async () => {
  const { id } = exampleStore();
  const { user } = openPart(<AskBox storeId={id} />);
  await user.type(await box('Your question'), 'Which day');
  cleanup();
  forgetDrafts();

  openPart(<AskBox storeId={id} />);
  expect((await box('Your question')).value).toBe('');
});
