import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aiStatusEndpoints, type AiStatus as Status } from '#shared/content/ai-status.ts';
import { modelServerEndpoints } from '#shared/content/model-servers.ts';
import { text } from '#shared/core/sentence.ts';
import { exampleBuiltin, noModelServers } from '#web/testing/content-replies.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, refuse } from '#web/testing/replies.ts';
import { AiStatus } from './ai-status.tsx';

const noServers = answer(modelServerEndpoints.read, noModelServers);

const openai: Status = {
  ...exampleBuiltin,
  provider: 'openai',
  textModel: 'gpt-5.4-mini',
  reachable: true,
  lastSuccessAt: '2026-11-20T09:30:00.000Z',
  lastError: { message: text('The AI provider asks us to slow down.'), at: '2026-11-19T08:00:00.000Z' },
  month: { calls: 1_204, cost: 1.234, unpriced: 3 },
};

test('without a provider the card says who writes instead, and there is nothing to check', async () => {
  openPart(<AiStatus />, [noServers, answer(aiStatusEndpoints.read, exampleBuiltin)]);
  expect(await screen.findByText('Built-in')).toBeTruthy();
  expect(screen.getByText(/nothing is sent to an AI provider/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a provider is named with its models, its last answer and error, and what it cost', async () => {
  openPart(<AiStatus />, [noServers, answer(aiStatusEndpoints.read, openai)]);
  const card = within(await screen.findByRole('region', { name: 'AI provider' }));
  expect(await card.findByText('OpenAI')).toBeTruthy();
  expect(card.getByText('Answers')).toBeTruthy();
  const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([facts[0], facts[1], facts[4], facts[5]]).toEqual([
    'gpt-5.4-mini',
    'Vitrin itself',
    '1,204',
    '$1.23, and what is not known',
  ]);
  expect(card.getByText(/^Last error, Nov 19, 2026.*: The AI provider asks us to slow down\.$/)).toBeTruthy();
});

test('a check shows whether it answers, and the card shows it', async () => {
  const { user } = openPart(<AiStatus />, [
    noServers,
    answer(aiStatusEndpoints.read, { ...openai, reachable: null, lastError: null }),
    answer(aiStatusEndpoints.check, { ...openai, reachable: false }),
  ]);
  expect(await screen.findByText('Not asked yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('The AI provider does not answer')).toBeTruthy();
  expect(screen.getByText('Does not answer')).toBeTruthy();
});

test('a check that is asked for too often says so', async () => {
  const { user } = openPart(<AiStatus />, [
    noServers,
    answer(aiStatusEndpoints.read, openai),
    refuse(aiStatusEndpoints.check, 429, {
      error: 'too_many_requests',
      message: 'Too many attempts. Please wait a minute and try again.',
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Too many attempts. Please wait a minute and try again.')).toBeTruthy();
});
