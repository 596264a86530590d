/*
 * A tiny ONNX file, written by hand (github.com/onnx/onnx, onnx.proto): it takes a picture for the product where it is
 * darker than a threshold, in the values that its family is given.
 */
interface Family {
  side: number;
  mean: readonly number[];
  deviation: readonly number[];
}

export const U2_NET: Family = { side: 320, mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] };
export const IS_NET: Family = { side: 1024, mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1] };

const LUMINANCE = [0.299, 0.587, 0.114];
/** How hard the step is. */
const STEEPNESS = 400;
const FLOAT = 1;
const TYPE_INTS = 7;

/** Sure of what is darker than `threshold`, in levels of 255: `Sigmoid(Conv(picture))`. */
export function darknessModel({ side, mean, deviation }: Family, threshold: number): Buffer {
  const weights = LUMINANCE.map((part, channel) => -STEEPNESS * part * deviation[channel]!);
  const meanLuminance = LUMINANCE.reduce((sum, part, channel) => sum + part * mean[channel]!, 0);
  const bias = [STEEPNESS * (threshold / 255 - meanLuminance)];
  const graph = message(
    field(1, node('Conv', ['picture', 'weights', 'bias'], 'step', [ints('kernel_shape', [1, 1])])),
    field(1, node('Sigmoid', ['step'], 'mask')),
    field(2, 'darkness'),
    field(5, tensor('weights', [1, 3, 1, 1], weights)),
    field(5, tensor('bias', [1], bias)),
    field(11, value('picture', [1, 3, side, side])),
    field(12, value('mask', [1, 1, side, side])),
  );
  const opset = message(field(1, ''), number(2, 13));
  return message(number(1, 8), field(7, graph), field(8, opset));
}

function node(operator: string, inputs: string[], output: string, attributes: Buffer[] = []): Buffer {
  return message(
    ...inputs.map((input) => field(1, input)),
    field(2, output),
    field(4, operator),
    ...attributes.map((attribute) => field(5, attribute)),
  );
}

const ints = (name: string, values: number[]) =>
  message(field(1, name), ...values.map((each) => number(8, each)), number(20, TYPE_INTS));

function tensor(name: string, dimensions: number[], values: number[]): Buffer {
  const raw = Buffer.from(Float32Array.from(values).buffer);
  return message(
    ...dimensions.map((each) => number(1, each)),
    number(2, FLOAT),
    field(8, name),
    field(9, raw),
  );
}

function value(name: string, dimensions: number[]): Buffer {
  const shape = message(...dimensions.map((each) => field(1, message(number(1, each)))));
  const type = message(field(1, message(number(1, FLOAT), field(2, shape))));
  return message(field(1, name), field(2, type));
}

const message = (...parts: Buffer[]) => Buffer.concat(parts);

/** A field that says how long it is. */
function field(id: number, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content as string);
  return Buffer.concat([varint((id << 3) | 2), varint(bytes.length), bytes]);
}

const number = (id: number, content: number) => Buffer.concat([varint(id << 3), varint(content)]);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 127) | 128);
  }
}
