import type { Piece } from './piece.ts';
import { CASUAL } from './pieces/casual.ts';
import { LUXURY } from './pieces/luxury.ts';
import { PROFESSIONAL } from './pieces/professional.ts';
import { TRENDY } from './pieces/trendy.ts';

export const PIECES: readonly Piece[] = [...PROFESSIONAL, ...CASUAL, ...TRENDY, ...LUXURY];
