import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { readConfig } from '#server/core/config.ts';
import type { Call } from '#server/operations/command/command.ts';

/** What was typed, with what is printed and answered. */
export function callOf(
  args: string[],
  more: { options?: Call['options']; answer?: string; env?: Call['env']; now?: () => Date } = {},
) {
  const said: string[] = [];
  const env = { APP_SECRET: 'a secret for tests, long enough for them', DATA_DIR: tmpdir(), ...more.env };
  const call: Call = {
    args,
    options: more.options ?? {},
    env,
    config: () => readConfig(env),
    print: (line) => void said.push(line),
    ask: async () => more.answer ?? '',
    pathOf: (name) => resolve(tmpdir(), name),
    now: more.now ?? (() => new Date()),
  };
  return { call, said };
}
