/** What the sequence parameter set of an H.264 stream says of its pictures. */
export interface H264Settings {
  profile: number;
  /** 1 is 4:2:0. */
  chromaFormat: number;
  bitDepth: number;
  progressive: boolean;
}

const HIGH = 100;

/** @param parameterSet a NAL unit, its header byte included (ITU-T H.264, 7.3.2.1.1). */
export function readH264Settings(parameterSet: Buffer): H264Settings {
  const profile = parameterSet[1] ?? 0;
  const bits = bitsOf(withoutEmulation(parameterSet.subarray(4)));
  bits.number(); // seq_parameter_set_id
  let chromaFormat = 1;
  let bitDepth = 8;
  if (profile >= HIGH) {
    chromaFormat = bits.number();
    if (chromaFormat === 3) bits.take(1);
    bitDepth = 8 + Math.max(bits.number(), bits.number());
    bits.take(1); // qpprime_y_zero_transform_bypass_flag
    if (bits.take(1)) skipScalingLists(bits, chromaFormat);
  }
  bits.number(); // log2_max_frame_num_minus4
  const orderType = bits.number();
  if (orderType === 0) bits.number();
  if (orderType === 1) {
    bits.take(1);
    bits.number();
    bits.number();
    for (let left = bits.number(); left > 0 && !bits.isAtEnd(); left--) bits.number();
  }
  bits.number(); // max_num_ref_frames
  bits.take(1); // gaps_in_frame_num_value_allowed_flag
  bits.number(); // width
  bits.number(); // height
  return { profile, chromaFormat, bitDepth, progressive: bits.take(1) === 1 };
}

type Bits = ReturnType<typeof bitsOf>;

function bitsOf(bytes: Uint8Array) {
  let at = 0;
  const take = (count: number) => {
    let value = 0;
    for (let taken = 0; taken < count; taken++, at++)
      value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
  const isAtEnd = () => at >= bytes.length * 8;
  /** Exp-Golomb. */
  const number = () => {
    let zeros = 0;
    while (zeros < 32 && !isAtEnd() && take(1) === 0) zeros++;
    return 2 ** zeros - 1 + take(zeros);
  };
  return { take, number, isAtEnd };
}

function skipScalingLists(bits: Bits, chromaFormat: number) {
  for (let list = 0; list < (chromaFormat === 3 ? 12 : 8); list++) {
    if (!bits.take(1)) continue;
    let next = 8;
    for (let entry = 0; entry < (list < 6 ? 16 : 64) && next !== 0; entry++) {
      const code = bits.number();
      const delta = code % 2 ? (code + 1) / 2 : -code / 2;
      next = (next + delta + 256) % 256;
    }
  }
}

/** A third byte 3 after two zeros only keeps the stream's marks unique. */
function withoutEmulation(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => !(byte === 3 && at >= 2 && bytes[at - 1] === 0 && bytes[at - 2] === 0));
}
