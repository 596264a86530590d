import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/core/config.ts';
import { StartFailure } from '#server/core/operation/start-failure.ts';
import type { Call, Command } from '#server/operations/command/command.ts';
import { BadUse, Failed } from '#server/operations/command/failed.ts';
import { COMMANDS } from './commands.ts';

export interface Terminal {
  env: Record<string, string | undefined>;
  /** Where the command was typed. */
  folder: string;
  out(text: string): void;
  err(text: string): void;
  ask(question: string): Promise<string>;
  now(): Date;
}

/** @returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function runCommand(argv: string[], terminal: Terminal): Promise<number> {
  const [name = 'help', ...rest] = argv;
  try {
    if (['help', '--help', '-h'].includes(name)) {
      terminal.out(rest[0] ? helpOn(findCommand(rest[0])) : overview());
      return 0;
    }
    return await run(findCommand(name), rest, terminal);
  } catch (error) {
    if (error instanceof BadUse) {
      terminal.err(`${error.message}\n`);
      return 2;
    }
    terminal.err(`${isExpected(error) ? error.message : (error as Error).stack}\n`);
    return 1;
  }
}

async function run(command: Command, words: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parse(command, words);
  if (values.help) {
    terminal.out(helpOn(command));
    return 0;
  }
  const [least, most] = command.args;
  if (positionals.length < least || positionals.length > most) throw new BadUse(`Usage: ${usageOf(command)}`);
  const call: Call = {
    args: positionals,
    options: values,
    env: terminal.env,
    config: () => readConfig(terminal.env),
    print: values.json ? () => {} : terminal.out,
    ask: terminal.ask,
    pathOf: (name) => resolve(terminal.folder, name),
    now: terminal.now,
  };
  const result = await command.run(call);
  if (values.json) terminal.out(JSON.stringify(result, null, 2));
  return 'ok' in result && result.ok === false ? 1 : 0;
}

function parse({ name, options = {}, usage }: Command, words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' }, ...options },
    }) as { values: Record<string, string | boolean | undefined>; positionals: string[] };
  } catch (error) {
    throw new BadUse(`${(error as Error).message}\nUsage: ${usageOf({ name, usage })}`);
  }
}

function isExpected(error: unknown): error is Error {
  return error instanceof Failed || error instanceof StartFailure;
}

function findCommand(name: string): Command {
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) throw new BadUse(`There is no command ${name}.`);
  return command;
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return [
    'vitrin COMMAND [--json]',
    '',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'vitrin help COMMAND explains one. Settings come from the environment; .env.example explains each.',
    'Ends with 0 when done, 1 when it failed, 2 when it was not understood.',
  ].join('\n');
}

function helpOn({ name, usage, summary, details }: Command): string {
  return [usageOf({ name, usage }), '', summary, ...details].join('\n');
}

function usageOf({ name, usage }: Pick<Command, 'name' | 'usage'>): string {
  return `vitrin ${name} ${usage}`.trim();
}
