import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { adsCampaignEndpoints } from '#shared/ads/ads-campaigns.ts';
import type { ReplyOf } from '#shared/core/endpoint.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, refuse } from '#web/testing/replies.ts';
import { CustomerMatchPart } from './customer-match-part.tsx';

type Preview = ReplyOf<typeof adsCampaignEndpoints.matchPreview>;
const { matchPreview } = adsCampaignEndpoints;

const PREVIEW: Preview = {
  groups: [
    { group: 'champions', customers: 1_240, withEmail: 1_200, withPhone: 310, usable: 1_210 },
    { group: 'loyal', customers: 80, withEmail: 78, withPhone: 0, usable: 78 },
    { group: 'dormant', customers: 12, withEmail: 0, withPhone: 0, usable: 0 },
  ],
  leastUseful: 100,
};

afterEach(() => switchLanguage('en'));

function open(preview: Preview = PREVIEW, before: Parameters<typeof openPart>[1] = []) {
  return openPart(<CustomerMatchPart store={exampleStore()} />, [...before, answer(matchPreview, preview)]);
}
const champions = () => screen.findByRole('checkbox', { name: /^Champions/ });
const consent = () => screen.getByRole('checkbox', { name: /^These customers agreed/ });
const link = () => screen.queryByRole('link', { name: 'Download the list' });

test('groups are offered with how many of them can be found', async () => {
  open();
  expect((await champions()).closest('div')?.textContent).toContain(
    '1,240 customers, 1,200 with an e-mail address, 310 with a phone number',
  );
  expect(screen.queryByRole('checkbox', { name: /^Dormant/ })).toBeNull();
  expect(screen.getByText('0 customers would be in the list.')).toBeTruthy();
});

test('a list is downloaded only with groups and with the owner’s word for them', async () => {
  const { user } = open();
  await user.click(await champions());
  expect(screen.getByText('1,210 customers would be in the list.')).toBeTruthy();
  expect(link()).toBeNull();
  await user.click(consent());
  expect(link()?.getAttribute('href')).toBe(
    `/api/ads-optimization/${exampleStore().id}/customer-match.csv?groups=champions&consent=yes`,
  );
  expect(link()?.hasAttribute('download')).toBe(true);

  // The word was for the champions alone.
  await user.click(screen.getByRole('checkbox', { name: /^Loyal/ }));
  expect(consent()).toHaveProperty('checked', false);
  expect(link()).toBeNull();
  await user.click(consent());
  expect(link()?.getAttribute('href')).toContain('?groups=champions%2Cloyal&consent=yes');
});

test('a list too small for Google says so', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /^Loyal/ }));
  expect(
    screen.getByText(/^Too few: Google shows ads only to a list of which it finds at least 100/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose all' }));
  expect(screen.queryByText(/^Too few/)).toBeNull();
  expect(screen.getByText('1,288 customers would be in the list.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(consent()).toHaveProperty('disabled', true);
});

test('how it is uploaded and what Google asks is said next to it', async () => {
  open();
  expect(await screen.findByRole('region', { name: 'What Google does with it' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText(/at least about 100 of its people/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Google’s policy for customer lists' })).toBeTruthy();
});

test('a store that knows no addresses says what a list needs', async () => {
  open({ ...PREVIEW, groups: PREVIEW.groups.slice(2) });
  expect(await screen.findByRole('heading', { name: 'No customers for a list yet' })).toBeTruthy();
});

test('counts that cannot be loaded are asked for again', async () => {
  const { user } = open(PREVIEW, [once(refuse(matchPreview, 500, { error: 'x', message: '' }))]);
  expect(await screen.findByText('The customers could not be counted.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await champions()).toBeTruthy();
});

test('it speaks Turkish', async () => {
  await switchLanguage('tr');
  open();
  expect(await screen.findByText('Listede 0 müşteri olur.')).toBeTruthy();
});
