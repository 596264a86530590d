import { expect, test } from 'vitest';
import { createFlaky } from './flaky.ts';

test('a question gets through by the third try, whatever is asked meanwhile', () => {
  const flaky = createFlaky(7, { internal: 'internal', gateway: 'gateway', unavailable: 'unavailable' });
  const fails = (question: string) => {
    const answer = flaky('demo', question);
    return answer !== null && (typeof answer === 'string' || answer.kind === 'reset');
  };
  const triesOf = new Map<string, number>();
  const all: number[] = [];
  for (let turn = 0; turn < 2_000; turn += 1) {
    const question = ['orders', 'products', 'carts'][turn % 3]!;
    const tries = (triesOf.get(question) ?? 0) + 1;
    triesOf.set(question, tries);
    if (fails(question)) continue;
    all.push(tries);
    triesOf.delete(question);
  }
  expect(new Set(all)).toEqual(new Set([1, 2, 3]));
});
