import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#web/testing/render.tsx';
import { useAddress } from './address.ts';

const search = () => window.location.search;

function Example() {
  const { get, oneOf, go } = useAddress({ tab: 'first', day: null });
  function both() {
    go({ tab: 'second' });
    go({ day: '2026-11-23' });
  }
  return (
    <>
      <p>{`${oneOf('tab', ['first', 'second'])} ${get('day')}`}</p>
      <button type="button" onClick={both}>
        Both
      </button>
      <button type="button" onClick={() => go({ tab: 'first', day: null })}>
        Usual
      </button>
    </>
  );
}

test('two changes by one click both stand in the address, and a default does not', async () => {
  const { user } = openPart(<Example />, [], '/example?other=1');
  expect(await screen.findByText('first null')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Both' }));
  expect(await screen.findByText('second 2026-11-23')).toBeTruthy();
  expect(search()).toBe('?other=1&tab=second&day=2026-11-23');
  await user.click(screen.getByRole('button', { name: 'Usual' }));
  expect(await screen.findByText('first null')).toBeTruthy();
  expect(search()).toBe('?other=1');
});

test('a value that the page does not know is its default', async () => {
  openPart(<Example />, [], '/example?tab=third');
  expect(await screen.findByText('first null')).toBeTruthy();
});
