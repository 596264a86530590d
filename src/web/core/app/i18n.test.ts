import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { say, text } from '#shared/core/sentence.ts';
import { createTranslate, preferredLanguage, startLanguage, switchLanguage, t } from './i18n.ts';

const inTurkish = createTranslate('tr', {
  'Connect {shop}': '{shop} mağazasını bağla',
  '{n} orders': '{n} sipariş',
  'I accept the {policy}': 'Kabul ediyorum: {policy}',
  '{name} is already connected.': '{name} zaten bağlı.',
  '{browser} on {system}': '{system} üzerinde {browser}',
  '{name} refused this post: {reason}': '{name} bu gönderiyi kabul etmedi: {reason}',
});

test('a text without an entry stays English, and its placeholders are filled', () => {
  expect(inTurkish('Hello {name}', { name: 'Ada' })).toBe('Hello Ada');
  expect(inTurkish('Connect {shop}', { shop: 'tea-house' })).toBe('tea-house mağazasını bağla');
});

test.each([
  [0, '0 orders', '0 sipariş'],
  [1, '1 order', '1 sipariş'],
  [12000, '12,000 orders', '12.000 sipariş'],
])('%i is counted as each language does', (count, english, expected) => {
  const forms = { one: '{n} order', other: '{n} orders' };
  expect(createTranslate('en', {}).plural(count, forms)).toBe(english);
  expect(inTurkish.plural(count, forms)).toBe(expected);
});

test('an element can stand for a placeholder', () => {
  expect(renderToStaticMarkup(inTurkish.nodes('I accept the {policy}', { policy: 'the policy' }))).toBe(
    'Kabul ediyorum: the policy',
  );
});

test('a sentence of the server is put into the language with its values', () => {
  expect(inTurkish.message(say('{name} is already connected.', { name: 'tea-house' }))).toBe(
    'tea-house zaten bağlı.',
  );
  expect(inTurkish.message(text('Something nobody translated'))).toBe('Something nobody translated');
});

test('the words of a network stay as they are, and a sentence within a sentence is translated', () => {
  const refused = (reason: string) => say('{name} refused this post: {reason}', { name: 'Facebook', reason });
  expect(inTurkish.message(refused('tea-house is already connected.'))).toBe(
    'Facebook bu gönderiyi kabul etmedi: tea-house is already connected.',
  );
  const reason = say('{name} is already connected.', { name: 'tea-house' });
  expect(inTurkish.message(say('{name} refused this post: {reason}', { name: 'Facebook', reason }))).toBe(
    'Facebook bu gönderiyi kabul etmedi: tea-house zaten bağlı.',
  );
});

test.each([
  [['tr-TR', 'en-US'], 'tr'],
  [['de-DE', 'tr'], 'tr'],
  [['de-DE', 'fr'], 'en'],
  [['en-GB', 'tr'], 'en'],
])('a browser preferring %j is spoken to in %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test('switching changes what t says, the page language, and is remembered', async () => {
  await switchLanguage('tr');
  expect(t('Settings')).toBe('Ayarlar');
  expect(document.documentElement.lang).toBe('tr');
  expect(localStorage.getItem('vitrin-language')).toBe('tr');
});

test.each([
  ['what the address asks for', '/?lang=tr', 'en', 'en', 'tr'],
  ['what was chosen before', '/', 'tr', 'en', 'tr'],
  ['the language that the page came in', '/', null, 'tr', 'tr'],
  ['the browser', '/?lang=xx', null, undefined, 'en'],
])('a page begins with %s', async (_what, address, remembered, sent, language) => {
  window.history.replaceState(null, '', address);
  if (remembered) localStorage.setItem('vitrin-language', remembered);
  await startLanguage(sent);
  expect(t.language).toBe(language);
});

test('the server receives the language that was chosen, or first asked for', async () => {
  window.history.replaceState(null, '', '/?lang=tr');
  await startLanguage();
  expect(document.cookie).toContain('vitrin-language=tr');

  await switchLanguage('en');
  expect(document.cookie).toContain('vitrin-language=en');
  expect(window.location.search, 'the address no longer asks for another').toBe('');
});
