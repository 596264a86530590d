import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { Pixels } from './photo.ts';

/*
 * A model file of the operator's that finds what a photo shows, as ONNX: U²-Net or IS-Net, told apart by the size of the
 * pictures they take. It runs in the process that draws, in one thread.
 */
interface Family {
  name: string;
  side: number;
  mean: Rgb;
  deviation: Rgb;
  /** What counts as 1: the brightest value of the photo, or the brightest there is. */
  white: 'brightest' | 'full';
}
type Rgb = [red: number, green: number, blue: number];

/** As their authors prepare pictures (github.com/xuebinqin/U-2-Net data_loader.py, github.com/xuebinqin/DIS Inference.py). */
const FAMILIES: Family[] = [
  {
    name: 'U²-Net',
    side: 320,
    mean: [0.485, 0.456, 0.406],
    deviation: [0.229, 0.224, 0.225],
    white: 'brightest',
  },
  { name: 'IS-Net', side: 1024, mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1], white: 'full' },
];
/** Both answer with how sure they are; below that they saw nothing. */
const LEAST_SURE = 0.5;

/** For the operator: why the file cannot be used. */
export class CutOutModelProblem extends Error {
  override name = 'CutOutModelProblem';
}

export interface CutOutModel {
  family: string;
  side: number;
  /** 1 where the product is, in the size that is asked for; null where it saw nothing. */
  find(pixels: Pixels, size: { width: number; height: number }): Promise<Uint8Array | null>;
}

/** @throws CutOutModelProblem */
export async function openCutOutModel(path: string): Promise<CutOutModel> {
  if (!existsSync(path)) throw new CutOutModelProblem(`there is no file ${path}`);
  const session = await openSession(path);
  const family = familyOf(session);

  async function find(pixels: Pixels, size: { width: number; height: number }) {
    const { side } = family;
    const input = new runtime.Tensor('float32', await inputOf(pixels, family), [1, 3, side, side]);
    const results = await session.run({ [session.inputNames[0]!]: input });
    // The first is the finished one, the others are steps towards it.
    const { data } = results[session.outputNames[0]!]!;
    if (data.length !== side * side)
      throw new CutOutModelProblem(`it answers with ${data.length} values instead of ${side} × ${side}`);
    return maskOf(data, side, size);
  }

  return { family: family.name, side: family.side, find };
}

async function openSession(path: string): Promise<Session> {
  loadRuntime();
  try {
    return await runtime.InferenceSession.create(path, { executionProviders: ['wasm'] });
  } catch (error) {
    throw new CutOutModelProblem(`${path} is no ONNX model that can be opened`, { cause: error });
  }
}

function familyOf({ inputMetadata }: Session): Family {
  const shape = inputMetadata[0]?.shape ?? [];
  const family = FAMILIES.find(({ side }) => shape[1] === 3 && shape[2] === side && shape[3] === side);
  if (family && inputMetadata.length === 1) return family;
  const sizes = FAMILIES.map(({ name, side }) => `1 × 3 × ${side} × ${side} (${name})`).join(' nor ');
  throw new CutOutModelProblem(`it takes neither ${sizes}, but ${shape.join(' × ') || 'nothing'}`);
}

async function inputOf(pixels: Pixels, { side, mean, deviation, white }: Family): Promise<Float32Array> {
  const { data, width, height } = pixels;
  const resized = await sharp(Buffer.from(data.buffer, data.byteOffset, data.length), {
    raw: { width, height, channels: 4 },
  })
    .removeAlpha()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer();
  const most =
    white === 'full'
      ? 255
      : Math.max(
          1,
          resized.reduce((one, other) => Math.max(one, other), 0),
        );
  const planes = new Float32Array(3 * side * side);
  for (let at = 0; at < side * side; at++)
    for (let channel = 0; channel < 3; channel++)
      planes[channel * side * side + at] =
        (resized[at * 3 + channel]! / most - mean[channel]!) / deviation[channel]!;
  return planes;
}

async function maskOf(sure: Float32Array, side: number, size: { width: number; height: number }) {
  const most = sure.reduce((one, other) => Math.max(one, other), 0);
  if (most < LEAST_SURE) return null;
  const grey = Buffer.from(Uint8Array.from(sure, (value) => (Math.max(0, value) / most) * 255));
  const resized = await sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return Uint8Array.from(resized, (value) => (value > 127 ? 1 : 0));
}

/** The part of onnxruntime-web that is used here: its own types are written for browsers. */
interface OnnxRuntime {
  env: { logLevel: string; wasm: { numThreads: number } };
  Tensor: new (type: 'float32', data: Float32Array, shape: number[]) => { data: Float32Array };
  InferenceSession: { create(path: string, options: { executionProviders: string[] }): Promise<Session> };
}
interface Session {
  inputNames: string[];
  outputNames: string[];
  inputMetadata: { shape?: (number | string)[] }[];
  run(inputs: Record<string, unknown>): Promise<Record<string, { data: Float32Array }>>;
}

const require = createRequire(import.meta.url);
let runtime: OnnxRuntime;

/** Some 14 MB of machine code, for those alone who set a model. */
function loadRuntime() {
  runtime ??= require('onnxruntime-web');
  runtime.env.logLevel = 'fatal';
  runtime.env.wasm.numThreads = 1;
}

let given: string | undefined;
let opened: Promise<CutOutModel | null> | undefined;

/** For the process that draws, before it draws. */
export function setCutOutModel(path: string | undefined) {
  given = path;
  opened = undefined;
}

export const cutOutModelPath = () => given;

/** 1 where the model of the operator's sees the product, in the size of `small`; null where there is none that does. */
export async function findByModel(pixels: Pixels, small: Pixels): Promise<Uint8Array | null> {
  // Why a file cannot be used is said at the start and by the doctor.
  opened ??= given ? openCutOutModel(given).catch(() => null) : Promise.resolve(null);
  const model = await opened;
  // One that fails at a photo leaves it to GrabCut.
  return model ? model.find(pixels, small).catch(() => null) : null;
}
