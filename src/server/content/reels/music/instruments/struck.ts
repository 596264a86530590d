import { filter } from './filter.ts';
import { type Note, noise, type Play, samplesOf, shape } from './note.ts';
import { SOUND_RATE } from './sound.ts';

/** A tone of a struck body: its height to the lowest, its level, and the seconds until it is 60 dB softer. */
type Mode = readonly [ratio: number, level: number, rings: number];

interface Struck {
  modes: (note: Note) => Mode[];
  /** The stroke itself: how loud, and up to which hertz. */
  knock: { level: number; hertz: number };
  release: number;
}

/** Ratios of bars: Fletcher and Rossing, The Physics of Musical Instruments, chapter 19. */
const marimba = struck({
  modes: ({ hertz, strength }) => [
    [1, 1, 1.4 * (220 / hertz) ** 0.5],
    [3.93, 0.22 + 0.2 * strength, 0.3],
    [9.2, 0.08 * strength, 0.09],
  ],
  knock: { level: 0.18, hertz: 1800 },
  release: 0.5,
});
const vibraphone = struck({
  modes: ({ strength }) => [
    [1, 1, 4],
    [1.003, 0.4, 3.4],
    [4, 0.16 + 0.14 * strength, 1.2],
    [10.1, 0.05 * strength, 0.3],
  ],
  knock: { level: 0.05, hertz: 2500 },
  release: 0.35,
});
const kalimba = struck({
  modes: ({ strength }) => [
    [1, 1, 1.5],
    [2.003, 0.12, 0.9],
    [5.4, 0.16 + 0.16 * strength, 0.22],
    [6.3, 0.07, 0.12],
  ],
  knock: { level: 0.3, hertz: 2400 },
  release: 0.7,
});
const glockenspiel = struck({
  modes: ({ strength }) => [
    [1, 1, 2],
    [2.76, 0.3 * strength, 0.9],
    [5.4, 0.16 * strength, 0.4],
  ],
  knock: { level: 0.06, hertz: 6000 },
  release: 0.9,
});
const feltPiano = struck({ modes: pianoStrings, knock: { level: 0.16, hertz: 520 }, release: 0.28 });
export const STRUCK = { marimba, vibraphone, kalimba, glockenspiel, feltPiano };

/** Two strings a note, a hair apart, a little stiff; the felt takes the upper tones of soft strokes. */
function pianoStrings({ hertz, strength }: Note): Mode[] {
  const stiffness = 0.00025 * (hertz / 262) ** 1.2;
  const softness = 5.2 - 2.4 * strength;
  const rings = Math.min(9, 7 * (262 / hertz) ** 0.6);
  const modes: Mode[] = [];
  for (let tone = 1; tone <= 10 && tone * hertz < 7000; tone++) {
    const ratio = tone * Math.sqrt((1 + stiffness * tone * tone) / (1 + stiffness));
    // Struck at a seventh of its length, the seventh tone is weak.
    const level = Math.abs(Math.sin((Math.PI * tone) / 7.3)) * Math.exp(-(tone - 1) / softness) * 1.4;
    modes.push([ratio, level, rings / (1 + 0.32 * (tone - 1))]);
    if (tone < 4) modes.push([ratio * 1.0009, level * 0.5, (rings * 1.4) / (1 + 0.32 * (tone - 1))]);
  }
  return modes;
}

function struck({ modes, knock, release }: Struck): Play {
  return (note, chance) => {
    const { hertz, seconds, strength } = note;
    const sounding = modes(note).filter(([ratio]) => ratio * hertz < 18_000);
    const held = Math.min(seconds, Math.max(...sounding.map(([, , rings]) => rings)));
    const samples = samplesOf(held + release);
    const whole = sounding.reduce((total, [, level]) => total + level, 0) ** 0.8;
    for (const [ratio, level, rings] of sounding) ring(samples, ratio * hertz, level / whole, rings);
    const stroke = filter(
      Float32Array.from({ length: 1500 }, (_, index) => noise(chance) * Math.exp(-index / 260)),
      'low',
      knock.hertz * (0.6 + 0.6 * strength),
    );
    for (let index = 0; index < Math.min(stroke.length, samples.length); index++)
      samples[index]! += knock.level * 2 * strength * stroke[index]!;
    return shape(samples, { attack: 0.002, held, release });
  };
}

/** A decaying sine by recurrence: two multiplications a sample. */
function ring(samples: Float32Array, hertz: number, level: number, rings: number) {
  const turn = (2 * Math.PI * hertz) / SOUND_RATE;
  const decay = 10 ** (-3 / (rings * SOUND_RATE));
  const first = 2 * decay * Math.cos(turn);
  const second = -decay * decay;
  let before = 0;
  let value = level * Math.sin(turn);
  const length = Math.min(samples.length, Math.round(rings * 1.2 * SOUND_RATE));
  for (let index = 0; index < length; index++) {
    samples[index]! += value;
    const next = first * value + second * before;
    before = value;
    value = next;
  }
}
