import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#web/testing/render.tsx';
import { tabSetting, useRememberedChoices } from './tab-setting.ts';

const setting = tabSetting('vitrin-example');

function Example() {
  const [choices, choose] = useRememberedChoices(setting, (remembered) => ({
    tone: 'calm',
    view: 'month',
    ...remembered,
  }));
  function both() {
    choose({ tone: 'playful' });
    choose({ view: 'week' });
  }
  return (
    <button type="button" onClick={both}>
      {`${choices.tone} ${choices.view}`}
    </button>
  );
}

test('two choices by one click are both remembered', async () => {
  const { user } = openPart(<Example />);
  await user.click(await screen.findByRole('button', { name: 'calm month' }));
  expect(await screen.findByRole('button', { name: 'playful week' })).toBeTruthy();
});
