/** One line of the report: what, the figure, and the budget of it where there is one. */
export function report(what: string, figure: string, budget?: { text: string; met: boolean }) {
  const verdict = budget ? `  ${budget.met ? 'within' : 'OVER'} ${budget.text}` : '';
  process.stdout.write(`${what.padEnd(64)} ${figure.padStart(18)}${verdict}\n`);
}

export function heading(text: string) {
  process.stdout.write(`\n${text}\n${'-'.repeat(text.length)}\n`);
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
export const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
