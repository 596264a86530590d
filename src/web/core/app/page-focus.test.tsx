import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Link, Route } from 'wouter';
import { usePageFocus } from './page-focus.ts';

function Example() {
  usePageFocus();
  return (
    <>
      <Link href="/two">Same page</Link>
      <main id="content" tabIndex={-1}>
        <Route path="/one">
          <Link href="/two">Within</Link>
        </Route>
        <Route path="/two">Two</Route>
      </main>
    </>
  );
}

async function press(link: string) {
  window.history.replaceState(null, '', '/one');
  render(<Example />);
  await userEvent.click(screen.getByRole('link', { name: link }));
  expect(screen.getByText('Two')).toBeTruthy();
}

test('a link that is gone with its page leaves the focus to the next one', async () => {
  await press('Within');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a link that stays still has the focus', async () => {
  await press('Same page');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Same page' }));
});
