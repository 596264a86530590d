import { type Oklch, oklchOf, type Rgb } from './oklab.ts';
import type { Pixels } from './photo.ts';

/** For each channel the ground's brightness at (x, y): k0 + k1·x + k2·y + k3·x² + k4·y² + k5·xy, x and y from -1 to 1. */
export type GroundModel = [red: number[], green: number[], blue: number[]];

export type Ground = { kind: 'transparent' } | { kind: 'plain'; colour: Oklch; model: GroundModel };

const RING = 0.025;
const SAMPLES_PER_SIDE = 160;
/** Mean distance of the edge's pixels from a smooth surface through them, in levels. */
const ROUGHEST = 7;
const OUTLIER = 20;
const MOST_OUTLIERS = 0.2;
/** How much such a surface may rise and fall: beyond it the edge is a room or a landscape, not a studio. */
const MOST_RELIEF = 110;

/** What surrounds the product, judged by the edge of the photo; null when it is not one thing. */
export function findGround(pixels: Pixels): Ground | null {
  const edge = edgeOf(pixels);
  const clear = edge.filter(({ alpha }) => alpha < 40).length / edge.length;
  if (clear > 0.6) return { kind: 'transparent' };
  if (clear > 0.02) return null;
  let kept = edge;
  let model = fitModel(kept);
  for (let round = 0; round < 3; round++) {
    const limit = round === 2 ? OUTLIER : OUTLIER * 2;
    kept = edge.filter((sample) => distanceFrom(model, sample) <= limit);
    if (kept.length < edge.length * (1 - MOST_OUTLIERS)) return null;
    model = fitModel(kept);
  }
  const roughness = kept.reduce((sum, sample) => sum + distanceFrom(model, sample), 0) / kept.length;
  if (roughness > ROUGHEST || reliefOf(kept) > MOST_RELIEF) return null;
  return { kind: 'plain', colour: oklchOf(meanOf(kept)), model };
}

/** Brightness of the ground behind a pixel. */
export function groundAt(terms: number[], x: number, y: number): number {
  return (
    terms[0]! + terms[1]! * x + terms[2]! * y + terms[3]! * x * x + terms[4]! * y * y + terms[5]! * x * y
  );
}

interface Sample {
  x: number;
  y: number;
  rgb: Rgb;
  alpha: number;
}

function edgeOf({ data, width, height }: Pixels): Sample[] {
  const samples: Sample[] = [];
  const depth = Math.max(2, Math.round(Math.min(width, height) * RING));
  const take = (column: number, row: number) => {
    const at = (Math.min(height - 1, row) * width + Math.min(width - 1, column)) * 4;
    const rgb: Rgb = [data[at]!, data[at + 1]!, data[at + 2]!];
    samples.push({ x: (column / width) * 2 - 1, y: (row / height) * 2 - 1, rgb, alpha: data[at + 3]! });
  };
  for (let step = 0; step < SAMPLES_PER_SIDE; step++) {
    const along = step / SAMPLES_PER_SIDE;
    const inward = Math.floor((((step * 7) % 10) / 10) * depth);
    take(Math.floor(along * width), inward);
    take(Math.floor(along * width), height - 1 - inward);
    take(inward, Math.floor(along * height));
    take(width - 1 - inward, Math.floor(along * height));
  }
  return samples;
}

function fitModel(samples: Sample[]): GroundModel {
  return [0, 1, 2].map((channel) => fitSurface(samples, channel)) as GroundModel;
}

/** Least squares by the normal equations, a little damped so that few samples do not make it swing. */
function fitSurface(samples: Sample[], channel: number): number[] {
  const sums = Array.from({ length: 6 }, () => new Array<number>(7).fill(0));
  for (const { x, y, rgb } of samples) {
    const terms = [1, x, y, x * x, y * y, x * y, rgb[channel]!];
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 7; column++) sums[row]![column]! += terms[row]! * terms[column]!;
  }
  for (let row = 1; row < 6; row++) sums[row]![row]! += samples.length * 0.002;
  return solve(sums);
}

function solve(rows: number[][]): number[] {
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const strongest = rows.reduce(
      (best, row, index) =>
        index >= pivot && Math.abs(row[pivot]!) > Math.abs(rows[best]![pivot]!) ? index : best,
      pivot,
    );
    [rows[pivot], rows[strongest]] = [rows[strongest]!, rows[pivot]!];
    for (let index = 0; index < rows.length; index++) {
      if (index === pivot) continue;
      const factor = rows[index]![pivot]! / (rows[pivot]![pivot]! || 1e-9);
      rows[index] = rows[index]!.map((value, column) => value - factor * rows[pivot]![column]!);
    }
  }
  return rows.map((row, index) => row.at(-1)! / (row[index]! || 1e-9));
}

function distanceFrom(model: GroundModel, { x, y, rgb }: Sample): number {
  return Math.max(...model.map((terms, channel) => Math.abs(groundAt(terms, x, y) - rgb[channel]!)));
}

function reliefOf(samples: Sample[]): number {
  const levels = samples.map(({ rgb }) => (rgb[0] + rgb[1] + rgb[2]) / 3).sort((one, other) => one - other);
  return levels[Math.floor(levels.length * 0.97)]! - levels[Math.floor(levels.length * 0.03)]!;
}

function meanOf(samples: Sample[]): Rgb {
  const sums = samples.reduce(
    (total, { rgb }) => [total[0]! + rgb[0], total[1]! + rgb[1], total[2]! + rgb[2]],
    [0, 0, 0],
  );
  return sums.map((sum) => sum / samples.length) as Rgb;
}
