import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FragmentDefinitionNode } from 'graphql';
import { MINUTE_MS } from '#simulators/core/time.ts';
import type { BulkOperation, BulkStart } from '#simulators/shopify/queries/bulk.ts';
import { QueryProblem } from '#simulators/shopify/queries/problems.ts';
import type { Run } from '#simulators/shopify/queries/run.ts';
import type { SchemaCheck } from '#simulators/shopify/queries/schema.ts';
import type { Shop } from '#simulators/shopify/shop/shop.ts';
import { bulkLines } from './bulk-lines.ts';
import { refuseBulkQuery } from './bulk-rules.ts';
import { type BulkConnection, createSelectionCompiler } from './selection.ts';

/*
 * Bulk operations: reference shopify.dev/docs/api/usage/bulk-operations/queries. The file is written in slices
 * between other requests, so a shop answers while its history is being exported.
 */
const MOST_AT_ONCE = 5;
const SLICE_MS = 15;
const CHUNK_CHARACTERS = 256 * 1024;
const MOST_FILES_SAVED = 6;
/** A shop that has not changed gives the same file again, unless time alone has moved what it shares. */
const SAME_FILE_MS = 10 * MINUTE_MS;

type Dependencies = {
  schema: () => Promise<SchemaCheck>;
  directory: string;
  now: () => Date;
};

export type BulkOperations = ReturnType<typeof createBulkOperations>;

export function createBulkOperations({ schema, directory, now }: Dependencies) {
  const operations: BulkOperation[] = [];
  const writing = new Set<Promise<void>>();
  let check: SchemaCheck | null = null;

  /** Called before every request, because a start must answer at once. */
  async function ready(): Promise<void> {
    check ??= await schema();
  }

  function start(run: Run, query: string, grouped: boolean): BulkStart {
    const { shop } = run;
    const refuse = (message: string, code: string): BulkStart => ({
      operation: null,
      userErrors: [{ field: ['query'], message, code }],
    });
    if (shop.fault === 'bulk-refused') {
      return refuse(
        'A bulk query operation for this app and shop is already in progress.',
        'OPERATION_IN_PROGRESS',
      );
    }
    if (list(shop, 'status:running', false).length >= MOST_AT_ONCE) {
      return refuse('Bulk operations limit reached. Please try again later.', 'LIMIT_REACHED');
    }
    const planned = plan(query);
    if ('invalid' in planned) return refuse(planned.invalid, 'INVALID');
    const id = shop.newId();
    const operation: BulkOperation = {
      id,
      shop,
      query,
      status: 'CREATED',
      errorCode: null,
      createdAt: now().getTime(),
      completedAt: null,
      objectCount: 0,
      rootObjectCount: 0,
      fileSize: 0,
      file: join(directory, `${shop.name}-${id}.jsonl`),
      contents: contentsOf(run, query, grouped),
      isWritten: false,
      downloads: 0,
    };
    operations.push(operation);
    const own = { ...run, errors: [], indexes: [], cost: 0 };
    const work = takeOver(operation)
      .then((taken) => (taken ? undefined : write(operation, planned.roots, grouped, own)))
      .finally(() => writing.delete(work));
    writing.add(work);
    // The answer shows the operation as it was created, whatever happens next.
    return { operation: { ...operation }, userErrors: [] };
  }

  /** Writing a million lines takes long, and they are often asked for twice: by a second reading, or by a benchmark. */
  async function takeOver(operation: BulkOperation): Promise<boolean> {
    const earlier = operations.findLast(
      ({ isWritten, errorCode, status, contents, createdAt }) =>
        isWritten &&
        errorCode === null &&
        status !== 'CANCELED' &&
        contents === operation.contents &&
        operation.createdAt - createdAt < SAME_FILE_MS,
    );
    if (!earlier) return false;
    try {
      await link(earlier.file, operation.file);
    } catch {
      return false; // Forgotten by now, or a file system without links.
    }
    const { objectCount, rootObjectCount, fileSize } = earlier;
    Object.assign(operation, { objectCount, rootObjectCount, fileSize, isWritten: true });
    if (operation.status === 'CREATED') operation.status = 'RUNNING';
    settle(operation);
    await forgetOldFiles(operation.shop);
    return true;
  }

  function plan(query: string): { roots: BulkConnection[] } | { invalid: string } {
    if (!check) return { invalid: 'The schema is not loaded' };
    const checked = check.check(query, null);
    if ('refused' in checked) {
      return { invalid: `Invalid bulk query: ${checked.refused.map(({ message }) => message).join('; ')}` };
    }
    const { document, operation } = checked;
    const fragments = new Map<string, FragmentDefinitionNode>(
      document.definitions.flatMap((each) =>
        each.kind === 'FragmentDefinition' ? [[each.name.value, each]] : [],
      ),
    );
    const refused = refuseBulkQuery(check.schema, document, operation, fragments);
    if (refused) return { invalid: refused };
    const root = check.schema.getQueryType();
    const roots: BulkConnection[] = [];
    try {
      const compiler = createSelectionCompiler(check.schema, fragments, {});
      if (root)
        compiler.compileObject(root, [operation.selectionSet], [], { connections: roots, reach: () => ({}) });
    } catch (cause) {
      if (cause instanceof QueryProblem) return { invalid: cause.message };
      throw cause;
    }
    return { roots };
  }

  async function write(
    operation: BulkOperation,
    roots: BulkConnection[],
    grouped: boolean,
    run: Run,
  ): Promise<void> {
    await mkdir(directory, { recursive: true });
    const file = createWriteStream(operation.file);
    let chunk = '';
    let sliceEnd = performance.now() + SLICE_MS;
    const flush = async () => {
      operation.fileSize += Buffer.byteLength(chunk);
      if (!file.write(chunk)) await once(file, 'drain');
      chunk = '';
    };
    await nextTurn();
    if (operation.status === 'CREATED') operation.status = 'RUNNING';
    try {
      for (const { text, isRoot } of bulkLines(roots, run, grouped)) {
        operation.objectCount += 1;
        if (isRoot) operation.rootObjectCount += 1;
        chunk += `${text}\n`;
        if (chunk.length > CHUNK_CHARACTERS) await flush();
        if (run.errors.length > 0 || operation.status === 'CANCELING') break;
        if (performance.now() > sliceEnd) {
          await nextTurn();
          sliceEnd = performance.now() + SLICE_MS;
        }
      }
      await flush();
    } catch (cause) {
      if (cause instanceof QueryProblem) run.errors.push(cause);
      else if (run.errors.length === 0) throw cause;
    } finally {
      file.end();
      await once(file, 'close');
    }
    finish(operation, run);
    await forgetOldFiles(operation.shop);
  }

  function finish(operation: BulkOperation, run: Run): void {
    const [error] = run.errors;
    if (error) {
      const code = error.extensions?.code === 'ACCESS_DENIED' ? 'ACCESS_DENIED' : 'INTERNAL_SERVER_ERROR';
      operation.errorCode ??= code;
    } else if (operation.shop.fault === 'bulk-failed') {
      operation.errorCode ??= 'INTERNAL_SERVER_ERROR';
    }
    operation.isWritten = true;
    settle(operation);
  }

  /** Written is not yet done: a shop may be set to take longer, measured on the injected clock. */
  function settle(operation: BulkOperation): BulkOperation {
    const { status, isWritten, createdAt, shop } = operation;
    const dueAt = createdAt + shop.bulkDelayMs;
    if (!isWritten || (status !== 'RUNNING' && status !== 'CANCELING')) return operation;
    if (status === 'CANCELING') operation.status = 'CANCELED';
    else if (now().getTime() < dueAt) return operation;
    else operation.status = operation.errorCode === null ? 'COMPLETED' : 'FAILED';
    operation.completedAt = Math.max(now().getTime(), dueAt);
    return operation;
  }

  async function forgetOldFiles(shop: Shop): Promise<void> {
    const own = operations.filter((each) => each.shop === shop && each.isWritten);
    await Promise.all(own.slice(0, -MOST_FILES_SAVED).map(({ file }) => rm(file, { force: true })));
  }

  function find(shop: Shop, id: string): BulkOperation | null {
    const operation = operations.find((each) => each.shop === shop && each.id === id);
    return operation ? settle(operation) : null;
  }

  function list(shop: Shop, query: string, reverse: boolean): BulkOperation[] {
    const wanted = /status:(\w+)/i.exec(query)?.[1]?.toUpperCase();
    const isWanted = ({ status }: BulkOperation) =>
      !wanted ||
      status === wanted ||
      (wanted === 'RUNNING' && (status === 'CREATED' || status === 'CANCELING'));
    const shown = operations.filter((each) => each.shop === shop && isWanted(settle(each)));
    return reverse ? shown.reverse() : shown;
  }

  function cancel(shop: Shop, id: string): BulkStart {
    const operation = find(shop, id);
    if (!operation) {
      return {
        operation: null,
        userErrors: [{ field: ['id'], message: 'Bulk operation does not exist', code: 'INVALID' }],
      };
    }
    if (operation.status === 'CREATED' || operation.status === 'RUNNING') {
      operation.status = 'CANCELING';
      return { operation: { ...settle(operation), status: 'CANCELING' }, userErrors: [] };
    }
    const message = `A bulk operation cannot be canceled when it is ${operation.status.toLowerCase()}`;
    return { operation, userErrors: [{ field: null, message, code: 'INVALID' }] };
  }

  async function close(): Promise<void> {
    for (const operation of operations) {
      if (!operation.isWritten) operation.status = 'CANCELING';
    }
    await Promise.allSettled(writing);
    await rm(directory, { recursive: true, force: true });
  }

  return {
    ready,
    start,
    find,
    list,
    cancel,
    close,
    startedBy: (shop: Shop) => operations.filter((each) => each.shop === shop).length,
  };
}

function contentsOf({ shop, scopes, shopUrl }: Run, query: string, grouped: boolean): string {
  const books = [shop.orders, shop.products, shop.customers, shop.checkouts].map(({ version }) => version);
  return JSON.stringify([
    shop.name,
    shop.fault,
    shop.currency,
    shop.ianaTimezone,
    books,
    [...scopes],
    shopUrl,
    grouped,
    query,
  ]);
}
