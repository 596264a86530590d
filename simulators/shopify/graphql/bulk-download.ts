import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BulkOperation } from '#simulators/shopify/queries/bulk.ts';

/** The file of a finished bulk operation, as the fault of its shop lets it through. */
const SHUFFLED_AT_ONCE = 200;
const REPEAT_EVERY = 50;
const BREAK_EVERY = 97;

export async function sendBulkFile(operation: BulkOperation, response: ServerResponse): Promise<void> {
  operation.downloads += 1;
  const isFirst = operation.downloads === 1;
  const { fault } = operation.shop;
  response.writeHead(200, { 'content-type': 'application/jsonl' });
  const whole = createReadStream(operation.file, { highWaterMark: 256 * 1024 });
  try {
    if (fault === 'half-file' && isFirst) await sendHalf(operation, response);
    else if (fault === 'bulk-failed') await pipeline(half(operation), response);
    else if (fault === 'broken-lines' && isFirst)
      await pipeline(Readable.from(breakLines(operation)), response);
    else if (fault === 'shuffled') await pipeline(Readable.from(shuffleLines(operation)), response);
    else await pipeline(whole, response);
  } catch (cause) {
    // A reader that hangs up is its own affair.
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw cause;
  } finally {
    whole.destroy();
  }
}

function half({ file, fileSize }: BulkOperation) {
  return createReadStream(file, { end: Math.max(0, Math.floor(fileSize / 2) - 1) });
}

async function sendHalf(operation: BulkOperation, response: ServerResponse): Promise<void> {
  for await (const chunk of half(operation)) response.write(chunk);
  response.socket?.end();
}

function linesOf({ file }: BulkOperation) {
  return createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}

async function* breakLines(operation: BulkOperation) {
  let count = 0;
  for await (const line of linesOf(operation)) {
    count += 1;
    if (count % BREAK_EVERY === 3) yield `${line.slice(0, Math.floor(line.length / 2))}\n`;
    else if (count % BREAK_EVERY === 7) yield `\u0000\ufffd not json\n${line}\n`;
    else yield `${line}\n`;
  }
}

async function* shuffleLines(operation: BulkOperation) {
  let waiting: string[] = [];
  let count = 0;
  for await (const line of linesOf(operation)) {
    count += 1;
    waiting.push(line);
    if (count % REPEAT_EVERY === 0) waiting.push(line);
    if (waiting.length >= SHUFFLED_AT_ONCE) {
      yield `${waiting.reverse().join('\n')}\n`;
      waiting = [];
    }
  }
  if (waiting.length > 0) yield `${waiting.reverse().join('\n')}\n`;
}
