import type { ReelWords } from './reel-words.ts';

/** `show` has no words: the picture alone. */
export type SceneKind = 'hook' | 'show' | 'line' | 'step' | 'steps' | 'price' | 'end';

export interface ScenePlan {
  kind: SceneKind;
  from: number;
  to: number;
  /** Of a line or a step; of a price, the line that it is shown with. */
  text: string | null;
  /** Of a step, from 1. */
  number: number | null;
  /** Which of the photos it shows. */
  photo: number;
}

type Planned = Pick<ScenePlan, 'kind' | 'text' | 'number'>;

/** What each takes at least until it is read, and its share of the time that is left over. */
const TIMES: Record<SceneKind, { least: number; share: number }> = {
  hook: { least: 1.35, share: 1.1 },
  show: { least: 1.1, share: 0.9 },
  line: { least: 1.5, share: 0.9 },
  step: { least: 1.6, share: 1.2 },
  steps: { least: 2.5, share: 1.2 },
  price: { least: 1.9, share: 1.2 },
  end: { least: 1.2, share: 1 },
};
/** Among which a cut is looked for: the nearest half beats on either side. */
const TRIED = 4;
/** A cut on the beat is worth being that far from its ideal place, in seconds. */
const BEAT_WORTH = 0.12;

/** The scenes of a film, cut on the beat of its music. */
export function planScenes(
  words: ReelWords,
  { seconds, beat, photos }: { seconds: number; beat: number; photos: number },
): ScenePlan[] {
  const scenes = scenesFor(words, seconds, photos > 0);
  const cuts = [0, ...cutsFor(scenes, seconds, beat), seconds];
  return scenes.map((scene, index) => ({
    ...scene,
    from: cuts[index]!,
    to: cuts[index + 1]!,
    photo: photos > 0 && scene.kind !== 'end' ? index % photos : 0,
  }));
}

function scenesFor(words: ReelWords, seconds: number, hasPhoto: boolean): Planned[] {
  const hook = plain('hook');
  const end = plain('end');
  const long = seconds > 5;
  const lines = words.lines.map((text): Planned => ({ kind: 'line', text, number: null }));
  if (words.steps.length > 1) {
    const steps = words.steps.map((text, index): Planned => ({ kind: 'step', text, number: index + 1 }));
    return long ? [hook, ...steps, end] : [hook, plain('steps'), end];
  }
  const silent = hasPhoto ? [plain('show')] : [];
  if (words.price) {
    if (!long) return [hook, { ...plain('price'), text: words.lines[0] ?? null }, end];
    return [hook, ...(lines.length > 0 ? lines.slice(0, 2) : silent), plain('price'), end];
  }
  const between = lines.slice(0, long ? 3 : 1);
  return [hook, ...(between.length > 0 ? between : silent), end];
}

function plain(kind: SceneKind): Planned {
  return { kind, text: null, number: null };
}

/** The places of the cuts that come nearest to a good rhythm and leave every scene its time. */
function cutsFor(scenes: readonly Planned[], seconds: number, beat: number): number[] {
  const least = scenes.map(({ kind }) => TIMES[kind].least);
  const spare = Math.max(0, seconds - sum(least));
  const shares = scenes.map(({ kind }) => TIMES[kind].share);
  let at = 0;
  const ideal = scenes.slice(0, -1).map((_, index) => {
    at += least[index]! + (spare * shares[index]!) / sum(shares);
    return at;
  });
  const grid = beat / 2;
  const near = (time: number) =>
    Array.from({ length: TRIED * 2 }, (_, step) => (Math.round(time / grid) + step - TRIED) * grid);
  let best = { cuts: ideal, cost: Number.POSITIVE_INFINITY };
  const tryFrom = (cuts: number[], cost: number) => {
    if (cost >= best.cost) return;
    const index = cuts.length;
    const before = cuts.at(-1) ?? 0;
    if (index === ideal.length) {
      if (seconds - before >= least[index]!) best = { cuts, cost };
      return;
    }
    for (const time of near(ideal[index]!)) {
      if (time - before < least[index]! - 1e-6) continue;
      const onBeat = Math.abs(time / beat - Math.round(time / beat)) < 0.01;
      tryFrom([...cuts, time], cost + (time - ideal[index]!) ** 2 + (onBeat ? 0 : BEAT_WORTH ** 2));
    }
  };
  tryFrom([], 0);
  return best.cuts;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
