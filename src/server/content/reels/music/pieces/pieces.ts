import { CASUAL } from './casual.ts';
import { LUXURY } from './luxury.ts';
import type { Piece } from './piece.ts';
import { PROFESSIONAL } from './professional.ts';
import { TRENDY } from './trendy.ts';

export const PIECES: readonly Piece[] = [...PROFESSIONAL, ...CASUAL, ...TRENDY, ...LUXURY];
