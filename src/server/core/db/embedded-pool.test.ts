import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { asJob, EmbeddedPool, inBackground } from './embedded-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrin-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const dataDir = join(folder, 'postgres');

/** On disk; opened again by each caller, one after the other. */
async function openOnDisk() {
  const opened = await EmbeddedPool.open({ dataDir });
  onTestFinished(() => opened.end().catch(() => {}));
  return opened;
}

const patiently = <T>(work: () => Promise<T>) => asJob(work, { patient: true });
const pool = await EmbeddedPool.open({});
afterAll(() => pool.end());
beforeEach(async () => {
  await pool.script(
    'drop table if exists notes; create table notes (text text constraint notes_once unique)',
  );
});

test('what was committed has reached the disk and is there after the database was opened again', async () => {
  const first = await openOnDisk();
  await first.query('create table notes (text text)');

  for (const text of ['one', 'two', 'three']) {
    const before = await first.fsyncs();
    await first.query('insert into notes values ($1)', [text]);
    expect(await first.fsyncs()).toBeGreaterThan(before);
  }
  const before = await first.fsyncs();
  await first.query('select * from notes');
  expect(await first.fsyncs()).toBe(before);

  await first.end();
  const again = await openOnDisk();
  expect((await again.query('select text from notes')).rows).toHaveLength(3);
});

test('a script that fails leaves nothing behind and does not put the next caller into its transaction', async () => {
  await expect(
    pool.script("begin; insert into notes values ('half'); insert into nowhere values (1); commit"),
  ).rejects.toThrow('nowhere');

  expect((await pool.query('select * from notes')).rows).toEqual([]);
  await pool.query("insert into notes values ('whole')");
  await expect(pool.script('rollback')).resolves.toBeDefined();
  expect((await pool.query('select * from notes')).rows).toEqual([{ text: 'whole' }]);
});

test('a person waits for at most the one piece of work that has begun, however many jobs queue', async () => {
  const done: string[] = [];
  const work = (name: string) => async () => {
    const connection = await pool.connect();
    await connection.query('begin');
    await connection.query('select 1');
    await connection.query('commit');
    connection.release();
    done.push(name);
  };

  const jobs = [1, 2, 3, 4, 5].map((number) => inBackground(work(`job ${number}`)));
  const people = [1, 2].map(async (number) => {
    await pool.query('select 1');
    done.push(`person ${number}`);
  });
  await Promise.all([...jobs, ...people]);

  expect(done).toEqual(['job 1', 'person 1', 'person 2', 'job 2', 'job 3', 'job 4', 'job 5']);
});

test('between two questions of the same call no job has its turn', async () => {
  await inBackground(() => pool.query('select 1'));
  const done: string[] = [];
  const ask = (who: string) => pool.query('select 1').then(() => void done.push(who));
  const call = ask('first question').then(() => ask('second question'));
  const job = inBackground(() => ask('job'));
  await Promise.all([call, job]);
  expect(done).toEqual(['first question', 'second question', 'job']);
});

test('jobs have their turn while people never stop asking', async () => {
  let done = false;
  const people = [1, 2, 3].map(async () => {
    while (!done) await pool.query('select 1');
  });
  await inBackground(() => pool.query('select 1'));
  await inBackground(() => pool.query('select 1'));
  done = true;
  await Promise.all(people);
});

test('work that can wait lets the questions of a job go first, and still has its turn', async () => {
  const ask = (who: string) => pool.query('select 1').then(() => void done.push(who));
  await patiently(() => pool.query('select 1'));
  const done: string[] = [];
  const job = inBackground(async () => {
    await ask('first question');
    await ask('second question');
  });
  await Promise.all([job, patiently(() => ask('patient'))]);
  expect(done).toEqual(['first question', 'second question', 'patient']);

  let turns = 0;
  const busy = inBackground(async () => {
    while (turns < 2) await pool.query('select 1');
  });
  while (turns < 2) {
    await patiently(() => pool.query('select 1'));
    turns += 1;
  }
  await busy;
});

test('of several jobs that one goes first which had the connection least', async () => {
  const done: string[] = [];
  const ask = (who: string, text = 'select 1') => pool.query(text).then(() => void done.push(who));
  let begin = () => {};
  const large = inBackground(async () => {
    await pool.query('select pg_sleep(0.1)');
    begin();
    await Promise.all([1, 2, 3].map((number) => ask(`large ${number}`, 'select pg_sleep(0.02)')));
  });
  await new Promise<void>((resolve) => {
    begin = resolve;
  });
  const small = inBackground(async () => {
    await ask('small 1');
    await ask('small 2');
  });
  await Promise.all([large, small]);
  expect(done).toEqual(['large 1', 'small 1', 'small 2', 'large 2', 'large 3']);
});

test('nobody else comes between the statements of a transaction', async () => {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query("insert into notes values ('given up')");
  const waiting = pool.query('select * from notes');
  await holder.query('rollback');
  holder.release();
  expect((await waiting).rows).toEqual([]);
});

test('what people ask at once is answered one after the other, and a transaction waits for all of it', async () => {
  const done: string[] = [];
  const ask = (text: string) =>
    pool.query(text).then(
      () => void done.push(text),
      () => void done.push('refused'),
    );
  const transaction = async () => {
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query("insert into notes values ('held')");
    await holder.query('commit');
    holder.release();
    done.push('transaction');
  };
  const many = Array.from({ length: 20 }, (_, at) => `select ${at}`);
  await Promise.all([
    ...many.map(ask),
    ask('select nothing from nowhere'),
    transaction(),
    ask('select count(*) from notes'),
  ]);
  expect(done).toEqual([...many, 'refused', 'transaction', 'select count(*) from notes']);
});

test('a failed statement says what failed and holds nobody up', async () => {
  await pool.query("insert into notes values ('once')");
  await expect(pool.query("insert into notes values ('once')")).rejects.toMatchObject({
    code: '23505',
    constraint: 'notes_once',
    table: 'notes',
  });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a query to a database that has stopped fails at once', async () => {
  const stopped = await openOnDisk();
  await stopped.end();
  await expect(stopped.query('select 1')).rejects.toThrow('The embedded database has stopped');
});

test('a database that breaks off for want of room for its log goes on by itself from what was committed', async () => {
  const broken: string[] = [];
  const onDisk = await EmbeddedPool.open({ dataDir, onBroken: ({ message }) => broken.push(message) });
  onTestFinished(() => onDisk.end());
  await onDisk.script('create table survivors (text text)');
  await onDisk.query("insert into survivors values ('before')");
  const heard: string[] = [];
  await onDisk.listen(
    'testing',
    (payload) => heard.push(payload),
    () => heard.push('something was missed'),
  );
  const held = await onDisk.connect();
  await held.query('begin');
  await held.query("insert into survivors values ('not committed')");

  // No segment of the log can be made where a folder stands in its place.
  const inTheWay = join(dataDir, 'pg_wal', 'xlogtemp.42');
  mkdirSync(inTheWay);
  const fill = () => held.query("select pg_logical_emit_message(true, 'filling', repeat('x', 1000000))");
  await expect(
    (async () => {
      for (let megabyte = 0; megabyte < 80; megabyte += 1) await fill();
    })(),
  ).rejects.toThrow('xlogtemp');
  await expect(held.query('rollback')).rejects.toThrow();
  held.release();
  expect(broken).toHaveLength(1);

  rmSync(inTheWay, { recursive: true });
  const survivors = async () => (await onDisk.query('select text from survivors')).rows;
  await expect.poll(() => survivors().catch(() => null), { timeout: 20_000 }).toEqual([{ text: 'before' }]);
  await expect(held.query('select 1')).rejects.toThrow('started again');
  await onDisk.query("select pg_notify('testing', 'heard again')");
  await expect.poll(() => heard).toEqual(['something was missed', 'heard again']);
});
