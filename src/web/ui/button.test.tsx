import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

const saveButton = (pending: boolean) => (
  <main tabIndex={-1}>
    <Button pending={pending}>Save</Button>
  </main>
);

/** As browsers do once they have drawn a control that is disabled. */
function dropFocus() {
  (document.activeElement as HTMLElement).blur();
}

test('what was pressed has the focus again when it is done', () => {
  const { rerender } = render(saveButton(false));
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  rerender(saveButton(true));
  dropFocus();
  rerender(saveButton(false));
  expect(document.activeElement).toBe(button);
});

test('the focus is not taken from where it went meanwhile', () => {
  const { rerender } = render(saveButton(false));
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(saveButton(true));
  screen.getByRole('main').focus();
  rerender(saveButton(false));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
