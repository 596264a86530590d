import type { Config } from '#server/core/config.ts';

/** What a command is given: what was typed, and its way to the caller. */
export interface Call {
  args: string[];
  options: Record<string, string | boolean | undefined>;
  env: Record<string, string | undefined>;
  /** @throws ConfigError */
  config(): Config;
  /** A line for people; not with `--json`. */
  print(line: string): void;
  ask(question: string): Promise<string>;
  /** As it is meant where the command was typed. */
  pathOf(name: string): string;
  now(): Date;
}

export interface Command {
  name: string;
  /** What stands behind the name. */
  usage: string;
  summary: string;
  details: string[];
  /** How many words may follow. */
  args: [least: number, most: number];
  options?: Record<string, { type: 'boolean' | 'string' }>;
  /** @returns what `--json` prints; with `ok: false` the command ends with 1. */
  run(call: Call): Promise<object>;
}
