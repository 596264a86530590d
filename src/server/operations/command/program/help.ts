import type { Command } from '#server/operations/command/command.ts';
import { BadUse } from '#server/operations/command/failed.ts';
import { COMMANDS } from './commands.ts';

export function findCommand(name: string): Command {
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) throw new BadUse(`There is no command ${name}.`);
  return command;
}

export function overview(): string {
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

export function helpOn({ name, usage, summary, details }: Command): string {
  return [usageOf({ name, usage }), '', summary, ...details].join('\n');
}

export function usageOf({ name, usage }: Pick<Command, 'name' | 'usage'>): string {
  return `vitrin ${name} ${usage}`.trim();
}
