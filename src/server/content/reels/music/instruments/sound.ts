export const SOUND_RATE = 48_000;

export interface Sound {
  left: Float32Array;
  right: Float32Array;
}

export function silence(samples: number): Sound {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

export function add(to: Sound, from: Sound, gain: number) {
  addSide(to.left, from.left, gain);
  addSide(to.right, from.right, gain);
}

function addSide(to: Float32Array, from: Float32Array, gain: number) {
  for (let index = 0; index < to.length; index++) to[index]! += gain * from[index]!;
}

export function decibels(level: number): number {
  return 20 * Math.log10(level);
}

export function factorOf(decibelsOfIt: number): number {
  return 10 ** (decibelsOfIt / 20);
}
