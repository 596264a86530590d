import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aiStatusEndpoints } from '#shared/content/ai-status.ts';
import { type ModelServers, modelServerEndpoints } from '#shared/content/model-servers.ts';
import { text } from '#shared/core/sentence.ts';
import { exampleBuiltin, noModelServers } from '#web/testing/content-replies.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { AiStatus } from './ai-status.tsx';

const MODELS = ['llama3.2:3b', 'mistral', 'qwen3:8b'];
const offered: ModelServers = { ...noModelServers, found: [{ server: 'ollama', models: MODELS }] };
const writing = { server: 'ollama', model: 'mistral' } as const;
const chosen: ModelServers = { ...offered, chosen: { ...writing, isThere: true } };
const byOllama = {
  ...exampleBuiltin,
  provider: 'openai-compatible',
  server: 'ollama',
  textModel: 'mistral',
  month: { calls: 4, cost: 0, unpriced: 0 },
} as const;

function open(servers: ModelServers, more: PreparedReply[] = []) {
  const status = servers.chosen ? byOllama : exampleBuiltin;
  return openPart(<AiStatus />, [
    ...more,
    answer(modelServerEndpoints.read, servers),
    answer(aiStatusEndpoints.read, status),
  ]);
}

test('a model server on this computer is offered with its models, and one click has it write', async () => {
  const { user, calls } = open(offered, [
    once(answer(aiStatusEndpoints.read, exampleBuiltin)),
    answer(modelServerEndpoints.choose, chosen),
    answer(aiStatusEndpoints.read, byOllama),
  ]);
  expect(await screen.findByText('A model server runs on this computer: Ollama, 3 models')).toBeTruthy();
  expect(screen.getByText(/Nothing is sent to it before you say so/)).toBeTruthy();
  const models = screen.getByRole('combobox', { name: 'Model of Ollama' });
  expect(
    within(models)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(MODELS);

  await user.selectOptions(models, 'mistral');
  await user.click(screen.getByRole('button', { name: 'Use it for captions' }));

  expect(await screen.findByText('Writes your captions')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(writing);
  expect(screen.getByText('The model on this computer writes your captions')).toBeTruthy();
  expect(await screen.findByText('mistral, captions only')).toBeTruthy();
});

test('one that writes can be given another model, and is stopped with one click', async () => {
  const { user } = open(chosen, [
    once(answer(aiStatusEndpoints.read, byOllama)),
    answer(modelServerEndpoints.takeBack, offered),
    answer(aiStatusEndpoints.read, exampleBuiltin),
  ]);
  expect(await screen.findByText('Writes your captions')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use this model' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox'), 'qwen3:8b');
  expect(screen.getByRole('button', { name: 'Use this model' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Stop using it' }));
  expect(await screen.findByText('Vitrin writes your captions again')).toBeTruthy();
  expect(screen.queryByText('Writes your captions')).toBeNull();
  expect(await screen.findByText('Built-in')).toBeTruthy();
});

test('one that is gone is said to be, with a way to stop using it', async () => {
  open({ ...noModelServers, chosen: { ...writing, isThere: false } });
  expect(
    await screen.findByText(
      'Ollama does not answer here with mistral. Until it does, Vitrin writes your captions itself.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stop using it' })).toBeTruthy();
});

test('a provider in the settings of the server wins, and the card says so', async () => {
  open({ ...offered, isOverruled: true });
  expect(await screen.findByText(/^The settings of this server name an AI provider\./)).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a server without a model that writes is not offered for captions', async () => {
  open({ ...offered, found: [{ server: 'lm-studio', models: [] }] });
  expect(await screen.findByText('A model server runs on this computer: LM Studio, 0 models')).toBeTruthy();
  expect(screen.getByText(/^None of its models writes texts\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use it for captions' })).toBeNull();
});

test('where it is gone by the time of the click, the reason is said', async () => {
  const { user } = open(offered, [
    refuse(modelServerEndpoints.choose, 409, {
      error: 'model_server_gone',
      message: text('Ollama does not answer on this computer any more. Start it and try again.'),
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Use it for captions' }));
  expect(await screen.findByText(/^Ollama does not answer on this computer any more\./)).toBeTruthy();
});
