import { Circle } from 'lucide-react';
import { expect, test } from 'vitest';
import { texts as turkish } from '#languages/tr/interface/texts.ts';
import { createTranslate } from '#web/core/app/i18n.ts';
import { createCommands } from './commands.ts';
import { findCommands } from './find-commands.ts';

const nothing = () => undefined;
const doing = {
  go: nothing,
  selectStore: nothing,
  selectAllStores: nothing,
  setTheme: nothing,
  speak: nothing,
  showShortcuts: nothing,
  bringBackGuide: null,
  logOut: nothing,
};

function found(language: 'en' | 'tr', typed: string) {
  const t = createTranslate(language, language === 'tr' ? turkish : {});
  const commands = Object.values(createCommands({ t, doing, otherStores: [], canSelectAll: true })).flat();
  return findCommands(commands, typed).map(({ label }) => label);
}

test.each([
  ['en', 'calendar', 'Calendar'],
  ['en', 'soc cal', 'Social Media Calendar'],
  ['en', 'revenue', 'General Analytics'],
  ['en', 'sign out', 'Log out'],
  ['en', 'ads plan', 'Action Plan'],
  ['en', 'turkish', 'Türkçe'],
  ['en', 'all stores', 'All stores'],
  ['en', 'margin', 'Profit'],
  ['en', 'convert', 'Exchange rates'],
  ['tr', 'takvim', 'Takvim'],
  ['tr', 'TAKVİM', 'Takvim'],
  ['tr', 'icerik', 'İçerik Üretici'],
  ['tr', 'IÇERIK', 'İçerik Üretici'],
  ['tr', 'musteri', 'Müşteriler'],
  ['tr', 'şifre', 'Ayarlar'],
  ['tr', 'dashboard', 'Ana Panel'],
  ['tr', 'çıkış', 'Çıkış yap'],
  ['tr', 'tum magazalar', 'Tüm mağazalar'],
  ['tr', 'kar', 'Kâr'],
  ['tr', 'doviz', 'Döviz kurları'],
] as const)('in %s, «%s» finds «%s» first', (language, typed, first) => {
  expect(found(language, typed)[0]).toBe(first);
});

test('Turkish words find nothing where English is spoken', () => {
  expect(found('en', 'takvim')).toEqual([]);
});

test('every word has to fit, and one that stands inside another does not', () => {
  expect(found('en', 'calendar money')).toEqual([]);
  expect(found('en', 'endar')).toEqual([]);
  expect(found('en', '   ')).toEqual([]);
});

test('a name comes before what is only called so', () => {
  const command = (label: string, words: string) => ({ id: label, label, words, Icon: Circle, run: nothing });
  const commands = [command('Settings', 'posts'), command('Saved posts', ''), command('Posts', '')];
  expect(findCommands(commands, 'posts').map(({ label }) => label)).toEqual([
    'Posts',
    'Saved posts',
    'Settings',
  ]);
});
