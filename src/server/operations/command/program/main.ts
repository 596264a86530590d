import { createInterface } from 'node:readline/promises';
import { makeFilesOwnerOnly } from '#server/core/operation/data-folder.ts';
import { runCommand } from './run-command.ts';

makeFilesOwnerOnly();
// npm and scripts/vitrin.mjs print where the command was typed; the process itself works in the project's folder.
const folder = process.env.INIT_CWD ?? process.cwd();

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  folder,
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(text),
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await lines.question(`${question} `);
    } finally {
      lines.close();
    }
  },
  now: () => new Date(),
});
