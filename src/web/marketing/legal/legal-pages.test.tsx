import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { legalText as privacyPolicy } from '#languages/en/legal/privacy-policy.ts';
import { legalText as termsOfService } from '#languages/en/legal/terms-of-service.ts';
import type { LegalDocument } from '#languages/legal-document.ts';
import { LANGUAGES } from '#shared/core/languages.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { openApp } from '#web/testing/render.tsx';
import { signedIn, signedOut } from '#web/testing/replies.ts';

const files = import.meta.glob<LegalDocument>('/src/languages/*/legal/*.ts', {
  import: 'legalText',
  eager: true,
});
const pathOf = (name: string, language: string) => `/src/languages/${language}/legal/${name}.ts`;

test.each([
  ['/privacy-policy', 'Privacy Policy', '30 November 2026', /about privacy reach us/],
  ['/terms-of-service', 'Terms of Service', '21 November 2026', /operator of Vitrin can be reached/],
])('%s leads through its sections, names the contact, and leads home', async (path, title, day, contact) => {
  openApp(path, [signedOut]);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByText(day)).toBeTruthy();
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
  expect(screen.getByText('30 Kasım 2026')).toBeTruthy();
});

test('a reader who changes the language reads on in the other one', async () => {
  openApp('/terms-of-service', [signedOut]);
  await screen.findByRole('heading', { level: 1, name: 'Terms of Service' });
  await act(() => switchLanguage('tr'));
  const { sections } = files[pathOf('terms-of-service', 'tr')]!;
  for (const { title } of sections) expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('each language has every legal text', () => {
  expect(Object.keys(files).sort()).toEqual(
    LANGUAGES.flatMap((language) => [
      pathOf('privacy-policy', language),
      pathOf('terms-of-service', language),
    ]).sort(),
  );
});

test.each(
  LANGUAGES.flatMap((language) => [
    ['privacy policy', language, privacyPolicy, files[pathOf('privacy-policy', language)]!] as const,
    ['terms of service', language, termsOfService, files[pathOf('terms-of-service', language)]!] as const,
  ]),
)('the %s says the same in %s, part by part', (_name, _language, english, translated) => {
  expect(outline(translated)).toEqual(outline(english));
});

test.each([
  ['information-collected', 'use', 'sharing', 'security', 'rights', 'retention', 'transfers', 'contact'],
])('the privacy policy has every topic that was asked for', (...topics) => {
  expect(privacyPolicy.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(topics));
});

test.each([
  ['the age', [privacyPolicy, termsOfService], /at least 18 years old/],
  ['the end of an account', [privacyPolicy, termsOfService], /within 30 days.*within 90 days/],
  ['new prices', [termsOfService], /price.*at least 30 days before/],
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
