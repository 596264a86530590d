import { afterEach, expect, test, vi } from 'vitest';
import { switchLanguage, t } from './i18n.ts';
import { zoneText } from './zone-text.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['America/New_York', 'New York (GMT-5)', 'New York (GMT-5)'],
  ['Europe/Istanbul', 'Istanbul (GMT+3)', 'İstanbul (GMT+3)'],
  ['Europe/London', 'London (GMT+0)', 'Londra (GMT+0)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (GMT-3)', 'Buenos Aires (GMT-3)'],
])('%s is named by its city', async (timeZone, english, turkish) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
  expect(zoneText(timeZone, t)).toBe(english);
  await switchLanguage('tr');
  expect(zoneText(timeZone, t)).toBe(turkish);
});
