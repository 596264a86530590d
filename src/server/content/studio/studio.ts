import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { watchMemory } from '#server/content/media-files/watch-memory.ts';
import { MOST_BYTES_WITH_MODEL } from './cut-out-limits.ts';
import type { PostRequest } from './draw-post.ts';
import type { CleanRequest, FitRequest, FittedPhoto } from './fit-photo.ts';
import type { LogoRequest } from './logo.ts';
import { PhotoProblem } from './photo-problem.ts';
import type { Picture, StudioOrder, StudioReply } from './studio-protocol.ts';

const PROGRAM = fileURLToPath(new URL('studio-process.ts', import.meta.url));
const IDLE_MS = 60_000;
/** A picture takes a fifth of a second; a process that takes this long hangs. */
const LONGEST_MS = 30_000;
/** Some 300 MB with the largest photo that is let in (photo.ts); a process that takes that much was handed something else. */
const MOST_BYTES = 1024 ** 3;
const MOST_WAITING = 200;
/** A model of the operator's looks at a photo for some ten seconds. */
const LONGEST_WITH_MODEL_MS = 120_000;

interface Options {
  idleMs?: number;
  /** Another program that draws. */
  program?: string;
  longestMs?: number;
  mostBytes?: number;
}

/**
 * Draws pictures one after the other in a process that is started when there is something to draw and ended when there
 * has been nothing for a while. What crashes it costs one picture.
 */
export function createStudio({
  idleMs = IDLE_MS,
  program = PROGRAM,
  longestMs = LONGEST_MS,
  mostBytes = MOST_BYTES,
}: Options = {}) {
  let child: ChildProcess | null = null;
  let tookTooMuch = () => false;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let closed = false;
  let cutOutModel: string | undefined;

  /** @throws PhotoProblem when the photo is none, or too heavy; without a photo the product's title is the picture. */
  async function draw(request: PostRequest): Promise<Picture> {
    const reply = await inTurn(picked(request));
    if (reply.kind !== 'drawn') throw new Error('A picture was not drawn');
    return reply.picture;
  }

  /** A photo as it is, at another size or saved anew. @throws PhotoProblem as `draw`. */
  async function fit(request: FitRequest | CleanRequest | LogoRequest): Promise<FittedPhoto> {
    const reply = await inTurn(request);
    if (reply.kind !== 'fitted') throw new Error('A photo was not fitted');
    return reply.photo;
  }

  function inTurn(order: StudioOrder): Promise<StudioReply> {
    if (waiting >= MOST_WAITING) return Promise.reject(new Error('Too many pictures wait to be drawn'));
    waiting += 1;
    const done = last
      .then(() => doNext(order))
      .finally(() => {
        waiting -= 1;
      });
    last = done.catch(() => undefined);
    return done;
  }

  async function doNext(order: StudioOrder): Promise<StudioReply> {
    if (closed) throw new Error('The studio is closed');
    clearTimeout(idle);
    child ??= start();
    const patienceMs = cutOutModel ? LONGEST_WITH_MODEL_MS : longestMs;
    const reply = await ask(child, order, patienceMs).catch((cause: unknown) => {
      const isTooHeavy = cause instanceof TooLong || tookTooMuch();
      throw isTooHeavy && order.photo ? new PhotoProblem('too-heavy', { cause }) : cause;
    });
    idle = setTimeout(stop, idleMs);
    idle.unref();
    if (reply.kind === 'bad-photo') throw new PhotoProblem(reply.problem);
    if (reply.kind === 'failed') throw new Error(`A picture was not drawn: ${reply.message}`);
    return reply;
  }

  function start(): ChildProcess {
    const started = fork(program, cutOutModel ? [cutOutModel] : [], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    tookTooMuch = watchMemory(started, { mostBytes: cutOutModel ? MOST_BYTES_WITH_MODEL : mostBytes });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return started;
  }

  /** A file of the operator's that finds products in photos, for all pictures from now on. */
  function cutOutBy(path: string) {
    cutOutModel = path;
    last = last.then(stop);
  }

  function stop() {
    child?.kill('SIGKILL');
    child = null;
  }

  function close() {
    closed = true;
    clearTimeout(idle);
    stop();
  }

  return { draw, fit, close, cutOutBy, cutOutModel: () => cutOutModel, processId: () => child?.pid ?? null };
}
export type Studio = ReturnType<typeof createStudio>;

class TooLong extends Error {}

function ask(child: ChildProcess, order: StudioOrder, longestMs: number): Promise<StudioReply> {
  return new Promise((resolve, reject) => {
    // Between pictures it must not keep a server alive that wants to end.
    child.ref();
    child.channel?.ref();
    const settle = (conclude: () => void) => {
      clearTimeout(patience);
      child.off('message', onReply);
      child.off('exit', onExit);
      child.off('error', onError);
      child.unref();
      child.channel?.unref();
      conclude();
    };
    const onReply = (reply: StudioReply) => settle(() => resolve(reply));
    const onError = (cause: Error) => settle(() => reject(cause));
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`Drawing a picture ended with ${signal ?? `code ${code}`}`)));
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      settle(() => reject(new TooLong(`Drawing a picture took longer than ${longestMs / 1000} s`)));
    }, longestMs);
    child.on('message', onReply);
    child.once('exit', onExit);
    child.once('error', onError);
    child.send(order, (error) => error && onError(error));
  });
}

/** What is asked may carry more than is drawn, such as a product's description. */
function picked({ product, ...request }: PostRequest): PostRequest {
  const { title, category, price, compareAtPrice, priceVaries, currency } = product;
  return { ...request, product: { title, category, price, compareAtPrice, priceVaries, currency } };
}
