import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#web/testing/render.tsx';
import { signedOut } from '#web/testing/replies.ts';

test('a visitor reads what Vitrin does, section by section, and where to begin', async () => {
  openApp('/features', [signedOut]);

  const start = await screen.findByRole('link', { name: "Start Now - It's Free" });
  expect(start.getAttribute('href')).toBe('/auth');
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/auth');
  expect(screen.getByRole('link', { name: 'Vitrin home' }).getAttribute('href')).toBe('/');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Core Analytics',
    'AI-Powered Intelligence',
    'Social Media and Marketing Automation',
    'Usage Limits',
    'Platform Support',
    'Security',
    'See your own store in this light',
  ]);
  expect(document.title).toBe('Features · Vitrin');
});

test('the limits of a free account are shown as advertised', async () => {
  openApp('/features', [signedOut]);
  const limits = await screen.findByRole('region', { name: 'Usage Limits' });
  const shown = within(limits)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(shown).toEqual([
    ['10-second videos', '1 per week'],
    ['5-second videos', '1 per week'],
    ['AI-generated images', '1 per day'],
    ['Text posts', '2 per day'],
    ['Generated content', 'Cleaned up weekly'],
  ]);
});
