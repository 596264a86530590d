import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { openApp } from '#web/testing/render.tsx';
import { signedIn, signedOut } from '#web/testing/replies.ts';
import type { LegalDocument } from './legal-document.ts';
import { privacyPolicyEnglish } from './privacy-policy-english.ts';
import { privacyPolicyTurkish } from './privacy-policy-turkish.ts';
import { termsOfServiceEnglish } from './terms-of-service-english.ts';
import { termsOfServiceTurkish } from './terms-of-service-turkish.ts';

test.each([
  ['/privacy-policy', 'Privacy Policy', /about privacy reach us/],
  ['/terms-of-service', 'Terms of Service', /operator of Vitrin can be reached/],
])('%s leads through its sections, names the contact, and leads home', async (path, title, contact) => {
  openApp(path, [signedOut]);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('21 November 2026')).toBeTruthy();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  for (const link of contents.getAllByRole('link')) {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(section?.textContent).toBe(link.textContent);
  }
  const words = screen.getByText(contact);
  expect((await within(words).findByRole('link')).getAttribute('href')).toBe('mailto:hello@example.com');
});

test('a signed-in user reads them too, in Turkish', async () => {
  await switchLanguage('tr');
  openApp('/privacy-policy', [signedIn]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Gizlilik Politikası' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Haklarınız' })).toBeTruthy();
  expect(screen.getByText('21 Kasım 2026')).toBeTruthy();
});

test.each([
  ['privacy policy', privacyPolicyEnglish, privacyPolicyTurkish],
  ['terms of service', termsOfServiceEnglish, termsOfServiceTurkish],
])('the %s says the same in both languages, part by part', (_name, english, turkish) => {
  expect(outline(turkish)).toEqual(outline(english));
});

test.each([
  ['information-collected', 'use', 'sharing', 'security', 'rights', 'retention', 'transfers', 'contact'],
])('the privacy policy has every topic that was asked for', (...topics) => {
  expect(privacyPolicyEnglish.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(topics));
});

test.each([
  ['the age', [privacyPolicyEnglish, termsOfServiceEnglish], /at least 18 years old/],
  ['the end of an account', [privacyPolicyEnglish, termsOfServiceEnglish], /within 30 days.*within 90 days/],
  ['new prices', [termsOfServiceEnglish], /price.*at least 30 days before/],
])('what was promised about %s stands there', (_what, documents, promise) => {
  for (const document of documents) expect(JSON.stringify(document.sections)).toMatch(promise);
});

/** Its shape and its numbers, which no translation changes. */
function outline({ sections }: LegalDocument) {
  return sections.map(({ id, body }) => ({
    id,
    parts: body.map((part) => (typeof part === 'string' ? 'paragraph' : part.length)),
    numbers: JSON.stringify(body).match(/\d+/g)?.sort() ?? [],
    contact: JSON.stringify(body).includes('{email}'),
  }));
}
