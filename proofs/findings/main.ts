import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { INSIGHT_TYPES } from '#shared/analytics/insights.ts';
import { judge, type Part, type Shops, sumOf, type Tally } from './judge.ts';
import { EXPECTATIONS } from './registry.ts';
import { SIZES } from './shop.ts';

/*
 * `npm run proof:findings [shops without a signal] [shops with one] [shops in which each could be mistaken] [kinds]`: what the
 * finders, or those of some kinds, say in a month of daily looks at made shops. Ends with 1 when at any size a finder says
 * something in more than 5 % of shops without its signal, or finds it in fewer than 80 % of those with it.
 */
const asked = process.argv.slice(2);
const [silent = 500, planted = 500, lookalike = 200] = asked.slice(0, 3).map(Number);
const named = INSIGHT_TYPES.filter((type) => asked.slice(3).includes(type));
const types = named.length > 0 ? named : INSIGHT_TYPES;
const threads = availableParallelism();
const verdicts = judge(
  await Promise.all(
    Array.from({ length: threads }, (_, part) =>
      tallyOf({ silent, lookalike, planted, types }, { part, of: threads }),
    ),
  ),
);

const cell = ({ found, shops }: { found: number; shops: number }) => (shops === 0 ? '' : `${found}/${shops}`);
const share = ({ found, shops }: { found: number; shops: number }) =>
  shops === 0 ? '' : `${((100 * found) / shops).toFixed(1)} %`;

print('Shops without the signal: something was said in a month of daily looks (at most 5 %)', [
  [
    'finder',
    'no signal is',
    ...SIZES.map((size) => `${size} a day`),
    'all',
    'where it could be mistaken, by size',
  ],
  ...verdicts.map(({ type, silent, lookalike }) => [
    type,
    EXPECTATIONS[type].silentWhere,
    ...SIZES.map((size) => cell(silent[size])),
    share(sumOf(silent)),
    SIZES.map((size) => cell(lookalike[size]))
      .filter(Boolean)
      .join(', '),
  ]),
]);
print('Shops with the signal: it was found in the month (at least 80 % where a size is stated)', [
  ['finder', 'signal', ...SIZES.map((size) => `${size} a day`), 'all'],
  ...verdicts.map(({ type, planted }) => [
    type,
    EXPECTATIONS[type].planted.signal,
    ...SIZES.map((size) => cell(planted[size])),
    share(sumOf(planted)),
  ]),
]);
const wrong = verdicts.filter(({ problems }) => problems.length > 0);
for (const { type, problems } of wrong) write(`${type}: ${problems.join('; ')}`);
write(wrong.length === 0 ? 'Every finder holds.' : `${wrong.length} finders do not hold.`);
process.exitCode = wrong.length === 0 ? 0 : 1;

function tallyOf(shops: Shops, part: Part): Promise<Tally[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./part.ts', import.meta.url), { workerData: { shops, part } });
    thread.once('message', resolve).once('error', reject);
  });
}

function print(title: string, rows: string[][]) {
  write(`\n${title}\n`);
  const [head, ...rest] = rows as [string[], ...string[][]];
  for (const row of [head, head.map(() => '---'), ...rest]) write(`| ${row.join(' | ')} |`);
  write('');
}

function write(line: string) {
  process.stdout.write(`${line}\n`);
}
