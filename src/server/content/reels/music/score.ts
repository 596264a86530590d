import type { Chance } from '#shared/core/chance.ts';
import { chordOf, rootNote, scaleNote, voicedNote, voicing } from './harmony.ts';
import { isDrum, isKick, STRUMMED } from './instruments/instruments.ts';
import type { Part, Piece, ReelSeconds } from './pieces/piece.ts';

/** One stroke of one part, as it is played. */
export interface Stroke {
  at: number;
  /** MIDI notes; none for drums. */
  notes: number[];
  seconds: number;
  strength: number;
}

const STRENGTHS: Record<string, number> = { x: 0.7, X: 0.95, o: 0.42 };
/** A hand is that late or early, in seconds. */
const LOOSE_SECONDS = 0.007;
/** How far strokes differ in strength. */
const UNEVEN = 0.16;
/** Before the lift hands are that much softer, so that it is felt; only the first hit is not. */
const SOFTER = 0.8;
/** Ends of notes that ring into the end; what is left is faded. */
const LAST_SECONDS = 0.15;

interface Step {
  at: number;
  length: number;
  token: string;
  strength: number;
}

/** What a part plays in a film of so many seconds: its pattern from bar to bar, the hit at the beginning and the end. */
export function strokesOf(part: Part, piece: Piece, seconds: ReelSeconds, chance: Chance): Stroke[] {
  const beat = 60 / piece.beatsPerMinute;
  const { pickup, lift, end } = piece.forms[seconds];
  const left = seconds - end * beat - LAST_SECONDS;
  if (part.plays === 'build') {
    const beats = Math.min(4, end - lift);
    return [{ at: (end - beats) * beat, notes: [], seconds: beats * beat, strength: 0.8 }];
  }
  const strokes: Stroke[] = [];
  const [from, to] =
    part.plays === 'lift' ? [lift, end] : part.plays === 'opening' ? [pickup, lift] : [pickup, end];
  for (const { at, length, token, strength } of stepsOf(part.pattern, piece, end - pickup)) {
    const start = pickup + at;
    if (start < from - 1e-6 || start > to - 1e-6) continue;
    const chord = piece.chords[Math.floor(at / piece.chordBeats + 1e-6) % piece.chords.length]!;
    const loose = start === 0 || isKick(part.instrument) ? 0 : (chance() * 2 - 1) * LOOSE_SECONDS;
    strokes.push({
      at: Math.max(0, swung(start, pickup, piece) * beat + loose),
      notes: notesOf(part, piece, chord, token),
      seconds: Math.min(length, end - start) * beat,
      strength: Math.min(
        1,
        (start > 0 && start < lift - 1e-6 ? SOFTER : 1) * strength * (1 + (chance() * 2 - 1) * UNEVEN),
      ),
    });
  }
  const rest = part.counts === undefined || part.counts === 'chord' ? 'x' : '0';
  if (part.opens && strokes[0]?.at !== 0) {
    const notes = notesOf(part, piece, piece.chords[0]!, rest);
    strokes.unshift({ at: 0, notes, seconds: (strokes[0]?.at ?? end * beat) || beat, strength: 0.95 });
  }
  const atEnd = part.atEnd ?? (isDrum(part.instrument) ? 'silent' : 'stroke');
  if (atEnd !== 'silent')
    strokes.push({
      at: end * beat,
      notes: notesOf(
        part.counts === 'scale' ? { ...part, counts: 'voicing' } : part,
        piece,
        piece.lastChord,
        rest,
      ),
      seconds: left,
      strength: 0.95,
    });
  return strokes;
}

/** For checks of harmony: what sounds against which chord. */
export function chordAt(piece: Piece, seconds: ReelSeconds, at: number): string {
  const beat = (at * piece.beatsPerMinute) / 60;
  const { pickup, end } = piece.forms[seconds];
  if (beat >= end - 0.05) return piece.lastChord;
  const count = Math.floor((Math.max(0, beat - pickup) + 0.05) / piece.chordBeats);
  return piece.chords[count % piece.chords.length]!;
}

function stepsOf(pattern: string, { beatsPerBar, stepsPerBeat }: Piece, beats: number): Step[] {
  const perBar = beatsPerBar * stepsPerBeat;
  const tokens = pattern.split('|').flatMap((bar) => {
    const trimmed = bar.trim();
    const read = trimmed.includes(' ') ? trimmed.split(/\s+/) : [...trimmed];
    if (read.length === perBar || pattern === '.') return read;
    throw new Error(`"${trimmed}" has ${read.length} steps instead of ${perBar}.`);
  });
  const steps: Step[] = [];
  for (let index = 0; index < beats * stepsPerBeat; index++) {
    const token = tokens[index % tokens.length]!;
    if (token === '.' || (token === '-' && steps.length === 0)) continue;
    if (token === '-') steps.at(-1)!.length += 1 / stepsPerBeat;
    else
      steps.push({ at: index / stepsPerBeat, length: 1 / stepsPerBeat, token, strength: strengthOf(token) });
  }
  return steps;
}

function strengthOf(token: string): number {
  if (token.endsWith('!')) return 0.92;
  if (token.endsWith('?')) return 0.5;
  return STRENGTHS[token] ?? 0.72;
}

function swung(beat: number, pickup: number, { swing, stepsPerBeat }: Piece): number {
  const step = (beat - pickup) * stepsPerBeat;
  return Math.round(step) % 2 === 1 ? beat + swing / stepsPerBeat : beat;
}

function notesOf(part: Part, piece: Piece, chordName: string, token: string): number[] {
  const { counts, around = 60, instrument } = part;
  if (!counts) return [];
  const chord = chordOf(chordName);
  if (counts === 'chord') {
    const notes = voicing(chord, around);
    return token === 'o' && STRUMMED[instrument] ? notes.slice(-3) : notes;
  }
  const count = Number.parseInt(token, 10) || 0;
  if (counts === 'root') return [rootNote(chord, count, around)];
  if (counts === 'voicing') return [voicedNote(chord, count, around)];
  return [scaleNote(piece.key, count, around)];
}
