import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '#web/core/ui/button.tsx';
import { openPart } from '#web/testing/render.tsx';
import { useChange } from './change.ts';

interface Sending {
  mail: string;
  answer: (failure?: Error) => void;
}

function openMails({ together = false } = {}) {
  const sent: Sending[] = [];
  const send = (mail: string) =>
    new Promise<void>((resolve, reject) =>
      sent.push({ mail, answer: (failure) => (failure ? reject(failure) : resolve()) }),
    );
  function Mails() {
    const { mutate, isPending, isError } = useChange({
      change: send,
      ...(together ? { distinguish: (mail: string) => mail } : {}),
    });
    return (
      <>
        <Button onClick={() => mutate('summary')}>Summary</Button>
        <Button onClick={() => mutate('alert')}>Alert</Button>
        <p>{isPending ? 'Sending' : isError ? 'Failed' : 'Quiet'}</p>
      </>
    );
  }
  openPart(<Mails />);
  return {
    sent,
    click: async (name: string) => fireEvent.click(await screen.findByRole('button', { name })),
  };
}

test('a double click begins one change, and the next click after its end another', async () => {
  const { sent, click } = openMails();
  await click('Summary');
  await click('Summary');
  expect(sent).toHaveLength(1);
  sent[0]?.answer();
  await screen.findByText('Quiet');
  await click('Summary');
  expect(sent).toHaveLength(2);
});

test('a change that failed can be tried again', async () => {
  const { sent, click } = openMails();
  await click('Summary');
  sent[0]?.answer(new Error('no mail server'));
  await screen.findByText('Failed');
  await click('Summary');
  expect(sent).toHaveLength(2);
});

test('one change at a time, unless changes are distinguished', async () => {
  const alone = openMails();
  await alone.click('Summary');
  await alone.click('Alert');
  expect(alone.sent.map(({ mail }) => mail)).toEqual(['summary']);
});

test('changes that are distinguished go together, each of them once', async () => {
  const { sent, click } = openMails({ together: true });
  for (const name of ['Summary', 'Alert', 'Summary', 'Alert']) await click(name);
  expect(sent.map(({ mail }) => mail)).toEqual(['summary', 'alert']);
});
