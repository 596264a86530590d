import { expect, test } from 'vitest';
import { createRepeatedFaults } from './repeated-faults.ts';

test('the same fault is logged once in ten seconds, with how often it came in between', () => {
  let seconds = 0;
  const lines: unknown[] = [];
  const log = { error: (line: object) => void lines.push(line) };
  const logFault = createRepeatedFaults(log as never, 'failed', () => seconds * 1_000);
  const away = new Error('connect ECONNREFUSED');
  for (; seconds < 10; seconds += 1) logFault(away);
  expect(lines).toEqual([{ err: away }]);
  logFault(away);
  expect(lines).toEqual([{ err: away }, { err: away, timesSince: 9 }]);
});

test('another fault is logged at once', () => {
  const lines: object[] = [];
  const log = { error: (line: object) => void lines.push(line) };
  const logFault = createRepeatedFaults(log as never, 'failed', () => 0);
  const faults = [new Error('connect ECONNREFUSED'), new Error('the disk is full')];
  for (const fault of faults) logFault(fault);
  expect(lines).toEqual(faults.map((err) => ({ err })));
});
