import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#web/testing/render.tsx';
import { Navigation } from './navigation.tsx';

test.each([
  ['/', 'Dashboard', 'page'],
  ['/dashboard', 'Dashboard', 'page'],
  ['/analytics', 'General Analytics', 'page'],
  ['/analytics/costs', 'General Analytics', 'true'],
  ['/analytics/rates', 'General Analytics', 'true'],
  ['/social-media-scheduler', 'Social Media Calendar', 'page'],
  ['/social-media-scheduler/shop-page', 'Social Media Calendar', 'true'],
  ['/social-media-scheduler/report', 'Social Media Calendar', 'true'],
  ['/social-media-scheduler/experiment', 'Social Media Calendar', 'true'],
  ['/social-media-scheduler/shopify', 'Social Media Calendar', 'true'],
])('at %s one entry alone is the current one: %s', async (path, name, current) => {
  openPart(<Navigation mayConnect />, [], path);
  await screen.findByRole('navigation');
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    [name, current],
  ]);
});
