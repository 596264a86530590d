import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPart } from '#web/testing/render.tsx';
import { Tabs } from './tabs.tsx';

const NAMES = ['Overview', 'Customers', 'Products', 'Carts', 'Insights'] as const;
const WIDTH = 100;
const SCREEN = 220;

/** Rectangles as a phone would lay them out: tabs in a row, the row as wide as the screen. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = NAMES.indexOf(this.dataset.name as (typeof NAMES)[number]);
    if (at < 0) return new DOMRect(0, 0, SCREEN, 44);
    return new DOMRect(at * WIDTH - (this.parentElement?.scrollLeft ?? 0), 0, WIDTH, 44);
  });
}

function open(value: (typeof NAMES)[number]) {
  layOut();
  openPart(
    <Tabs
      label="Analytics"
      tabs={NAMES.map((name) => ({ name, label: name, content: name }))}
      value={value}
      onValueChange={() => undefined}
    />,
  );
  return screen.findByRole('tablist', { name: 'Analytics' });
}

test('a tab that an address names is in view, however narrow the screen', async () => {
  const { scrollLeft } = await open('Insights');
  expect(scrollLeft).toBeGreaterThanOrEqual(5 * WIDTH - SCREEN);
  expect(scrollLeft).toBeLessThanOrEqual(4 * WIDTH);
});

test('where the chosen tab is in view, the row stays', async () => {
  expect((await open('Overview')).scrollLeft).toBe(0);
});
