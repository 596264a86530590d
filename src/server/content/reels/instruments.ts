/** Stereo sound that instruments add their notes to. */
export interface Sound {
  left: Float32Array;
  right: Float32Array;
  rate: number;
}

const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12);

const WAVE_POINTS = 4096;

/** A held chord: for each note two slightly apart tones, one a side, with soft edges. */
export function addPad(
  sound: Sound,
  {
    at,
    seconds,
    notes,
    gain,
    brightness,
  }: { at: number; seconds: number; notes: readonly number[]; gain: number; brightness: number },
) {
  const edge = Math.min(0.35, seconds / 3);
  const held = seconds + edge;
  const wave = Float32Array.from({ length: WAVE_POINTS }, (_, point) => {
    const phase = (2 * Math.PI * point) / WAVE_POINTS;
    return Math.sin(phase) + brightness * (0.5 * Math.sin(2 * phase) + 0.28 * Math.sin(3 * phase));
  });
  for (const note of notes)
    for (const [side, detune] of [
      [sound.left, 0.9982],
      [sound.right, 1.0018],
    ] as const) {
      const step = (WAVE_POINTS * hertz(note) * detune) / sound.rate;
      addTo(side, sound.rate, at, held, (index, time) => {
        const tone = wave[Math.floor(index * step) % WAVE_POINTS]!;
        return gain * tone * Math.min(1, time / edge) * Math.min(1, (held - time) / edge);
      });
    }
}

/** A plucked string that loses its upper tones first. */
export function addPluck(
  sound: Sound,
  { at, note, gain, pan }: { at: number; note: number; gain: number; pan: number },
) {
  const step = (2 * Math.PI * hertz(note)) / sound.rate;
  const sides = [
    [sound.left, 1 - Math.max(0, pan)],
    [sound.right, 1 + Math.min(0, pan)],
  ] as const;
  for (const [side, share] of sides)
    addTo(side, sound.rate, at, 0.9, (index, time) => {
      const phase = index * step;
      const body = Math.exp(-time * 5.5);
      const tone =
        Math.sin(phase) + 0.45 * Math.sin(2 * phase) * body + 0.3 * Math.sin(4 * phase) * body * body;
      return gain * share * tone * body * Math.min(1, time / 0.004);
    });
}

/** A falling low tone without a click. */
export function addKick(sound: Sound, { at, gain }: { at: number; gain: number }) {
  for (const side of [sound.left, sound.right])
    addTo(side, sound.rate, at, 0.35, (_, time) => {
      const phase = 2 * Math.PI * (46 * time + (62 / 26) * (1 - Math.exp(-26 * time)));
      return gain * Math.sin(phase) * Math.exp(-time * 11) * Math.min(1, time / 0.003);
    });
}

/** A short breath of noise, without its low part. */
export function addTick(
  sound: Sound,
  { at, gain, random }: { at: number; gain: number; random: () => number },
) {
  let before = 0;
  const noise = Float32Array.from({ length: Math.round(0.06 * sound.rate) }, () => {
    const value = random() * 2 - 1;
    const high = value - before;
    before = value;
    return high;
  });
  for (const side of [sound.left, sound.right])
    addTo(side, sound.rate, at, 0.06, (index, time) => gain * (noise[index] ?? 0) * Math.exp(-time * 70));
}

function addTo(
  side: Float32Array,
  rate: number,
  at: number,
  seconds: number,
  valueAt: (index: number, time: number) => number,
) {
  const first = Math.round(at * rate);
  const count = Math.min(Math.round(seconds * rate), side.length - first);
  for (let index = 0; index < count; index++) side[first + index]! += valueAt(index, index / rate);
}
