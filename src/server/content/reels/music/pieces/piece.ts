import type { InstrumentName } from '#server/content/reels/music/instruments/instruments.ts';
import type { REEL_SECONDS, Tone } from '#shared/content/content.ts';

export type ReelSeconds = (typeof REEL_SECONDS)[number];

/** A piece of music as data; `play.ts` plays it. */
export interface Piece {
  name: string;
  tone: Tone;
  beatsPerMinute: number;
  beatsPerBar: number;
  /** Sixteenths, or twelfths of a bar's beat for triplets. */
  stepsPerBeat: 3 | 4;
  /** How late each second step comes, as a share of a step. */
  swing: number;
  key: Key;
  /** One after the other, each as long as `chordBeats`, from the first whole bar on. */
  chords: string[];
  chordBeats: number;
  /** What the end rests on. */
  lastChord: string;
  forms: Record<ReelSeconds, Form>;
  parts: Part[];
}

export interface Key {
  tonic: string;
  scale: 'major' | 'minor';
}

/** In beats of the whole film. */
export interface Form {
  /** Between the hit on the first picture and the first whole bar. */
  pickup: number;
  /** Where the fuller second half begins. */
  lift: number;
  /** The last hit, on the end card; what follows rings out. */
  end: number;
}

export interface Part {
  instrument: InstrumentName;
  /**
   * Bars of steps divided by |, which repeat. `.` rests, `-` holds. For drums and chords `x`, `X` (strong), `o` (soft);
   * for lines numbers divided by spaces, with `!` (strong) or `?` (soft) behind.
   */
  pattern: string;
  /**
   * What a number counts: notes of the chord from its root (`root`) or as it is voiced (`voicing`), or of the scale.
   * Without it drums are meant, with `chord` every note sounds together.
   */
  counts?: 'root' | 'voicing' | 'scale' | 'chord';
  /** The MIDI note around which it plays. */
  around?: number;
  /** In decibels. */
  level: number;
  /** From −1, left, to 1. */
  pan?: number;
  /** Sent to the room, from 0 to 1. */
  room?: number;
  /** Steps back when the kick comes, from 0 to 1. */
  ducks?: number;
  /** Plays the same, a little different, on both sides. */
  wide?: boolean;
  /** Below it nothing of it is heard, in hertz. */
  lowCut?: number;
  /** `opening` is what comes before the lift, `lift` what comes after it; `build` swells up to the end. */
  plays?: 'opening' | 'lift' | 'build';
  /** The last chord, held or as a stroke. Drums are silent there unless it says otherwise. */
  atEnd?: 'hold' | 'stroke' | 'silent';
  /** Also plays the first picture's hit. */
  opens?: boolean;
}
