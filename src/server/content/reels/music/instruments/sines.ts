import { filter } from './filter.ts';
import { type Note, noise, type Play, samplesOf, shape } from './note.ts';
import { SOUND_RATE } from './sound.ts';

/** A deep sine, a little bent so that small speakers play its overtones. */
const subBass: Play = ({ hertz, seconds }) =>
  shape(
    sounded(seconds + 0.09, (time) => bent(1.5, Math.sin(2 * Math.PI * hertz * time)) * Math.exp(-time / 4)),
    { attack: 0.008, held: seconds, release: 0.09 },
  );

/** The long kick of a drum machine as bass: it falls into its note. */
const eightOhEight: Play = ({ hertz, seconds, strength }) => {
  const held = Math.min(seconds, 2);
  return shape(
    sounded(held + 0.12, (time) => {
      const phase = 2 * Math.PI * (hertz * time + 2.2 * (1 - Math.exp(-time / 0.03)));
      return bent(1.4 + 1.6 * strength, Math.sin(phase)) * Math.exp(-time / 0.9);
    }),
    { attack: 0.003, held, release: 0.12 },
  );
};

/** Of wood, as in Amapiano: a short glide down, hollow. */
const logBass: Play = ({ hertz, seconds, strength }) =>
  shape(
    sounded(Math.min(seconds, 0.6) + 0.1, (time) => {
      const phase = 2 * Math.PI * (hertz * time + 0.7 * (1 - Math.exp(-time / 0.018)));
      const wood = Math.sin(phase) + 0.5 * strength * Math.sin(2 * phase) * Math.exp(-time / 0.09);
      return bent(2.2, wood) * Math.exp(-time / 0.35);
    }),
    { attack: 0.002, held: Math.min(seconds, 0.6), release: 0.1 },
  );

const organ: Play = ({ hertz, seconds }, chance) => {
  const drawn = [
    [1, 0.6],
    [2, 0.35],
    [3, 0.2],
    [4, 0.12],
    [6, 0.05],
  ] as const;
  const wheels = drawn.map(([ratio, level]) => ({
    turn: 2 * Math.PI * ratio * hertz,
    level,
    phase: chance() * 6,
  }));
  return shape(
    sounded(seconds + 0.06, (time) =>
      wheels.reduce((sum, { turn, level, phase }) => sum + level * Math.sin(turn * time + phase), 0),
    ),
    { attack: 0.006, held: seconds, release: 0.06 },
  );
};

/** Lips: a sine that slides in, with breath. */
const whistle: Play = ({ hertz, seconds }: Note, chance) => {
  const held = seconds * 0.96;
  const breath = filter(
    samplesOf(held + 0.08).map(() => noise(chance)),
    'band',
    hertz * 1.02,
    6,
  );
  const tone = sounded(held + 0.08, (time, index) => {
    const wave = 0.006 * Math.min(1, time / 0.3) * Math.sin(2 * Math.PI * 5.3 * time);
    const slide = -0.5 * (1 - Math.exp(-time / 0.02));
    const phase = 2 * Math.PI * (hertz * time + slide + (hertz * wave) / 33);
    return 0.75 * Math.sin(phase) + 0.05 * Math.sin(2 * phase) + 0.22 * breath[index]!;
  });
  return shape(tone, { attack: 0.03, held, release: 0.08 });
};

export const SINES = { subBass, eightOhEight, logBass, organ, whistle };

function sounded(seconds: number, at: (time: number, index: number) => number): Float32Array {
  const samples = samplesOf(seconds);
  for (let index = 0; index < samples.length; index++) samples[index] = at(index / SOUND_RATE, index);
  return samples;
}

function bent(drive: number, value: number): number {
  return Math.tanh(drive * value) / Math.tanh(drive);
}
