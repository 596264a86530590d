type DecimalSign = '.' | ',';

const BLANK = /^(?:-+|–|—)?$/;
const SIGNS = /[\s\u00a0\u202f'’%<>]|\p{Sc}|[A-Za-z]/gu;
/** A single sign with three digits behind it: 1,234 may be a thousand or little more than one. */
const UNCLEAR = /^-?[1-9]\d{0,2}([.,])\d{3}$/;

/** ` --` stands for nothing. */
export const isBlank = (cell: string): boolean => BLANK.test(cell.trim());

const bareOf = (cell: string): string => cell.replace(SIGNS, '');
const otherThan = (sign: string): DecimalSign => (sign === '.' ? ',' : '.');

/** Which sign these cells can only have as decimal; null where they say nothing, `mixed` where they contradict. */
export function decimalSignOf(cells: Iterable<string>, isWhole = false): DecimalSign | 'mixed' | null {
  let found: DecimalSign | null = null;
  for (const cell of cells) {
    const sign = evidenceOf(bareOf(cell), isWhole);
    if (!sign) continue;
    if (found && found !== sign) return 'mixed';
    found = sign;
  }
  return found;
}

function evidenceOf(bare: string, isWhole: boolean): DecimalSign | null {
  const signs = bare.replace(/[^.,]/g, '');
  if (signs === '') return null;
  const last = signs.at(-1)!;
  if (/[.]/.test(signs) && /,/.test(signs)) return last as DecimalSign;
  if (signs.length > 1) return otherThan(last);
  if (UNCLEAR.test(bare)) return isWhole ? otherThan(last) : null;
  return last as DecimalSign;
}

/** A cell that can be read in two ways as long as nobody knows the sign. */
export const isUnclear = (cell: string): boolean => UNCLEAR.test(bareOf(cell));

/** Null for what is no number. */
export function readNumber(cell: string, decimal: DecimalSign): number | null {
  const bare = bareOf(cell);
  const [whole = '', fraction, ...more] = bare.split(decimal);
  const groups = whole.split(otherThan(decimal));
  if (more.length > 0 || !/^-?\d+$/.test(groups[0]!)) return null;
  // Thousands, or lakhs: groups of two or three, the last of three.
  const areGroups = groups.slice(1).every((group, index, all) => {
    return /^\d+$/.test(group) && (group.length === 3 || (group.length === 2 && index < all.length - 1));
  });
  if (!areGroups || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const value = Number(`${groups.join('')}.${fraction ?? 0}`);
  return Number.isFinite(value) ? value : null;
}
