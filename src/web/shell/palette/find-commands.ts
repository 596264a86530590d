import { plainText } from '#web/core/app/plain-text.ts';
import type { Command } from './commands.ts';

const MOST = 12;

/** Those in which every word that was typed begins a word, what is named so before what is only called so. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return commands
    .map((command, place) => ({ command, place, score: scoreOf(command, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, MOST)
    .map(({ command }) => command);
}

function scoreOf({ label, within = '', words = '' }: Command, typed: readonly string[]): number {
  const name = plainText(label);
  const called = plainText(`${within} ${words}`);
  const scores = typed.map((word) => {
    if (name.startsWith(word)) return 4;
    if (` ${name}`.includes(` ${word}`)) return 3;
    if (` ${called}`.includes(` ${word}`)) return 1;
    return 0;
  });
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0) / scores.length;
}
