import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { dismissToast, toastStore } from './toast.ts';

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

test('the focus is not taken from where it has gone', () => {
  const { rerender } = render(saveButton(false));
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(saveButton(true));
  screen.getByRole('main').focus();
  rerender(saveButton(false));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

function openForm(blocked: string | false) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form noValidate onSubmit={onSubmit}>
      <input aria-label="Colour" defaultValue="red" required />
      <input aria-label="Name" required />
      <Button type="submit" blocked={blocked}>
        Save
      </Button>
    </form>,
  );
  return { onSubmit, button: screen.getByRole('button', { name: 'Save' }) };
}

test('a button that is held back says why and leads to the first field that is missing', async () => {
  const { onSubmit, button } = openForm('Please enter a name.');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { description: 'Please enter a name.' })).toBe(button);
  button.focus();
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(toastStore.read()?.title).toBe('Please enter a name.');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(onSubmit).not.toHaveBeenCalled();
  dismissToast(toastStore.read()!.id);
});

test('the same button, once nothing holds it back, does what it is for', async () => {
  const { onSubmit, button } = openForm(false);
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(toastStore.read()).toBeNull();
});
