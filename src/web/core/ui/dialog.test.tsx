import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openPart } from '#web/testing/render.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Example({ vanishes = false }: { vanishes?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      {!(open && vanishes) && <Button onClick={() => setOpen(true)}>Rename</Button>}
      <Dialog open={open} onOpenChange={setOpen} title="New name">
        <input aria-label="Name" />
      </Dialog>
    </main>
  );
}

test('a form that is opened has the focus, and gives it back when it closes', async () => {
  const { user } = openPart(<Example />);
  const button = await screen.findByRole('button', { name: 'Rename' });
  await user.click(button);
  expect(document.activeElement).toBe(await screen.findByLabelText('Name'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('where what opened it is gone, the focus goes to the page', async () => {
  const { user } = openPart(<Example vanishes />);
  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  await screen.findByLabelText('Name');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

test('a question without more to read or fill in has the focus on its harmless answer', async () => {
  openPart(
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title="Leave?"
      confirmLabel="Leave"
      onConfirm={() => undefined}
    />,
  );
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
});
