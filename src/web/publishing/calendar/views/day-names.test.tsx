import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { useDayNames } from './day-names.ts';

const MONDAY = '2026-11-23';

test('all cells of a calendar share the names of their language', async () => {
  const [one, other] = [renderHook(useDayNames), renderHook(useDayNames)];
  expect(one.result.current).toBe(other.result.current);
  expect(one.result.current.long(MONDAY)).toBe('Monday, November 23');

  await act(() => switchLanguage('tr'));
  expect(one.result.current.long(MONDAY)).toBe('23 Kasım Pazartesi');
  expect(one.result.current).toBe(other.result.current);
});
