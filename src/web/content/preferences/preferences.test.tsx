import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { preferenceEndpoints, type SavedPreference } from '#shared/content/preferences.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { readHashtags, readWords } from './preference-draft.ts';
import { Preferences } from './preferences.tsx';

const unsaid = (platform: SavedPreference['platform']): SavedPreference => ({
  platform,
  tone: 'professional',
  voice: '',
  wordsUsed: [],
  wordsAvoided: [],
  language: 'tr',
  hashtags: [],
  autoApproval: false,
  saved: false,
});
const saved: SavedPreference = {
  ...unsaid('instagram'),
  tone: 'luxury',
  wordsAvoided: ['ucuz', 'indirim'],
  hashtags: ['#ÇayKeyfi'],
  saved: true,
};
const all = [saved, unsaid('facebook'), unsaid('twitter')];

function open(replies: PreparedReply[] = [], stores = [exampleStore()]) {
  return openPart(<Preferences />, [
    ...replies,
    answer(storeEndpoints.list, stores),
    answer(preferenceEndpoints.list, all),
  ]);
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('what is saved for a network is shown, and what counts where nothing is', async () => {
  const { user } = open();
  await screen.findByRole('form', { name: 'Preferences for Instagram' });
  expect(field('Tone of scheduled posts').value).toBe('luxury');
  expect(field('Banned words').value).toBe('ucuz, indirim');
  expect(field('Hashtags of every post').value).toBe('#ÇayKeyfi');
  expect(screen.queryByText(/^Nothing is saved for this network yet/)).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'Facebook' }));
  expect(screen.getByText(/^Nothing is saved for this network yet/)).toBeTruthy();
  expect(field('Language of scheduled posts').value).toBe('tr');
});

test('lists are typed as people type them, and what was typed waits while another network is looked at', async () => {
  const { user, calls } = open([answer(preferenceEndpoints.save, saved)]);
  await screen.findByRole('form', { name: 'Preferences for Instagram' });
  await user.clear(field('Banned words'));
  await user.type(field('Banned words'), 'ucuz,  en iyi , ucuz');
  await user.clear(field('Hashtags of every post'));
  await user.type(field('Hashtags of every post'), 'tea, #SlowMornings');
  await user.click(screen.getByLabelText(/^Publish without my approval/));
  await user.click(screen.getByRole('radio', { name: 'X (Twitter)' }));
  await user.click(screen.getByRole('radio', { name: 'Instagram' }));
  expect(field('Banned words').value).toBe('ucuz,  en iyi , ucuz');

  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect(await screen.findByText('Preferences Saved')).toBeTruthy();
  const { saved: _, ...sent } = saved;
  expect(calls.find(({ method }) => method === 'PUT')).toEqual({
    method: 'PUT',
    path: `/api/social-media/${exampleStore().id}/preferences`,
    body: {
      ...sent,
      wordsAvoided: ['ucuz', 'en iyi'],
      hashtags: ['#tea', '#SlowMornings'],
      autoApproval: true,
    },
  });
});

test('what cannot be saved is said at its field, and what the server refuses above the form', async () => {
  const { user, calls } = open([
    once(refuse(preferenceEndpoints.save, 500, 'broken')),
    answer(preferenceEndpoints.save, saved),
  ]);
  await screen.findByRole('form', { name: 'Preferences for Instagram' });
  await user.clear(field('Hashtags of every post'));
  await user.type(field('Hashtags of every post'), 'a b c d e f');
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect(field('Hashtags of every post').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please use at most 5 hashtags.')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);

  await user.clear(field('Hashtags of every post'));
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your preferences could not be saved. Please try again.',
  );
});

test('of several stores one is chosen; without a store there is a word of what comes first', async () => {
  const second = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Çay Evi' });
  const { user, calls, unmount } = open([], [exampleStore(), second]);
  const card = within(await screen.findByRole('region', { name: 'Posting Preferences' }));
  await user.selectOptions(await card.findByLabelText('Store'), 'Çay Evi');
  await screen.findByRole('form', { name: 'Preferences for Instagram' });
  expect(calls.at(-1)?.path).toBe(`/api/social-media/${second.id}/preferences`);
  unmount();

  open([], []);
  expect(await screen.findByText('Connect a store first; you set the voice of its posts here.')).toBeTruthy();
});

test('lists are read as they are written', () => {
  expect(readWords(' çay ,demli  çay\nçay;; ')).toEqual(['çay', 'demli çay']);
  expect(readHashtags('tea, ##Slow  #Slow #')).toEqual(['#tea', '#Slow']);
});
