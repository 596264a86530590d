import type { PieceTimes } from './music/choose-piece.ts';
import type { ReelWords } from './reel-words.ts';

/** `show` has no words: the picture alone. */
export type SceneKind = 'hook' | 'show' | 'line' | 'step' | 'steps' | 'price' | 'end';

export interface ScenePlan {
  index: number;
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
  line: { least: 1.9, share: 0.9 },
  step: { least: 2, share: 1.2 },
  steps: { least: 2.2, share: 1.2 },
  price: { least: 1.9, share: 1.2 },
  end: { least: 1.2, share: 1 },
};
/** How far from its ideal place a cut is worth to be moved to come where the music has it, in seconds. */
const WORTH = { accent: 0, beat: 0.16, halfBeat: 0.3 };

type Music = Pick<PieceTimes, 'beatSeconds' | 'accents' | 'end'>;

/** The scenes of a film, cut where its music has its accents; the end card comes with its last hit. */
export function planScenes(
  words: ReelWords,
  { seconds, music, photos }: { seconds: number; music: Music; photos: number },
): ScenePlan[] {
  const scenes = scenesFor(words, seconds, photos > 0);
  const cuts = [0, ...cutsFor(scenes, seconds, music), seconds];
  return scenes.map((scene, index) => ({
    ...scene,
    index,
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
    return [hook, ...between(lines.slice(0, 2), silent), plain('price'), end];
  }
  return [hook, ...(long ? between(lines.slice(0, 3), silent) : [...lines, ...silent].slice(0, 1)), end];
}

/** Ten seconds of fewer pictures would drag. */
function between(lines: Planned[], silent: Planned[]): Planned[] {
  return lines.length > 1 ? lines : [...silent, ...lines];
}

function plain(kind: SceneKind): Planned {
  return { kind, text: null, number: null };
}

/** The places of the cuts that come nearest to a good rhythm and leave every scene its time. */
function cutsFor(scenes: readonly Planned[], seconds: number, music: Music): number[] {
  const least = scenes.map(({ kind }) => TIMES[kind].least);
  const shares = scenes.map(({ kind }) => TIMES[kind].share);
  const last =
    seconds - music.end >= least.at(-1)! && music.end >= sum(least.slice(0, -1)) ? music.end : null;
  const spare = Math.max(0, (last ?? seconds) - sum(last === null ? least : least.slice(0, -1)));
  const total = sum(last === null ? shares : shares.slice(0, -1));
  let at = 0;
  const ideal = scenes.slice(0, -1).map((_, index) => {
    at += least[index]! + (spare * shares[index]!) / total;
    return at;
  });
  const places = placesOf(music, seconds);
  let best = { cuts: ideal, cost: Number.POSITIVE_INFINITY };
  const tryFrom = (cuts: number[], cost: number) => {
    if (cost >= best.cost) return;
    const index = cuts.length;
    const before = cuts.at(-1) ?? 0;
    if (index === ideal.length) {
      if (seconds - before >= least[index]! - EPSILON) best = { cuts, cost };
      return;
    }
    const isLast = index === ideal.length - 1;
    const open = isLast && last !== null ? [{ at: last, worth: 0 }] : places;
    for (const place of open) {
      if (place.at - before < least[index]! - EPSILON || Math.abs(place.at - ideal[index]!) > NEAR) continue;
      tryFrom([...cuts, place.at], cost + (place.at - ideal[index]!) ** 2 + place.worth ** 2);
    }
  };
  tryFrom([], 0);
  return best.cuts;
}

const EPSILON = 1e-6;
/** No scene is much longer or shorter than the others for the music's sake. */
const NEAR = 0.9;

function placesOf({ beatSeconds, accents, end }: Music, seconds: number) {
  const halves = Array.from({ length: Math.floor((2 * seconds) / beatSeconds) }, (_, index) => ({
    at: (index * beatSeconds) / 2,
    worth: index % 2 === 0 ? WORTH.beat : WORTH.halfBeat,
  }));
  return [...[...accents, end].map((at) => ({ at, worth: WORTH.accent })), ...halves];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
