import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { speak } from '#web/core/app/i18n.ts';
import { openPart } from '#web/testing/render.tsx';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';

function Budget() {
  const [budget, setBudget] = useState('7.5');
  return (
    <Field label="Budget" hint={`Read as ${Number(budget)}`}>
      <NumberInput value={budget} onValueChange={setBudget} />
    </Field>
  );
}

test('a Turkish reader sees and types the comma, and may type the point', async () => {
  await speak('tr');
  const { user } = openPart(<Budget />);
  const field = await screen.findByLabelText<HTMLInputElement>('Budget');
  expect(field.value).toBe('7,5');

  for (const [typed, left] of [
    ['12,50', '12,50'],
    ['12.50', '12,50'],
  ] as const) {
    await user.clear(field);
    await user.type(field, typed);
    expect(field.value).toBe(typed);
    expect(screen.getByText('Read as 12.5')).toBeTruthy();
    await user.tab();
    expect(field.value).toBe(left);
  }
});

test('an English reader’s thousands are read as such, and shown as they were understood', async () => {
  const { user } = openPart(<Budget />);
  const field = await screen.findByLabelText<HTMLInputElement>('Budget');
  await user.clear(field);
  await user.type(field, '1,250.5');
  await user.tab();
  expect(field.value).toBe('1250.5');
  expect(screen.getByText('Read as 1250.5')).toBeTruthy();
});
