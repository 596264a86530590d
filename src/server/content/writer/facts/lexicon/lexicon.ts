import type { FactKind } from '#server/content/writer/voice/product-fact.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { CARE } from './care.ts';
import { COLOURS } from './colours.ts';
import { COUNTRIES } from './countries.ts';
import { byLanguage, type Meaning, meaningsOf, rowsOf } from './entries.ts';
import { FEATURES } from './features.ts';
import { MATERIALS } from './materials.ts';
import { PARTS } from './parts.ts';
import { THINGS } from './things.ts';
import { USES } from './uses.ts';

export interface Entry extends Meaning {
  kind: FactKind;
}

const ofKind = (kind: FactKind, table: string): Entry[] =>
  meaningsOf(table).map((meaning) => ({ ...meaning, kind }));

export const ENTRIES: Entry[] = [
  ...ofKind('material', MATERIALS),
  ...ofKind('colour', COLOURS),
  ...ofKind('use', USES),
  ...ofKind('feature', FEATURES),
  ...ofKind('care', CARE),
  ...ofKind('origin', COUNTRIES),
];

/** What is said of a part is said with it («with a rubber sole»), or not at all. */
export interface Part extends Meaning {
  isSaid: boolean;
}

export const PART_ENTRIES: Part[] = PARTS.trim()
  .split('\n')
  .flatMap((line) => {
    const isSaid = line.startsWith('+');
    return meaningsOf(line.replace('+', '')).map((meaning) => ({ ...meaning, isSaid }));
  });

export type Gender = 'm' | 'f' | 'n';

/** A thing counted: one and several of it. */
export interface Thing extends Meaning {
  plurals: Record<ContentLanguage, string>;
  genders: Record<ContentLanguage, Gender>;
}

export const THING_ENTRIES: Thing[] = rowsOf(THINGS).map((cells) => {
  const named = byLanguage(cells, (cell) => {
    const [one = '', many] = cell.split(',').map((form) => form.trim());
    const gender = / ([mfn])$/.exec(one)?.[1] as Gender | undefined;
    const single = one.replace(/ [mfn]$/, '');
    return { single, plural: many ?? single, gender: gender ?? 'n' };
  });
  const pick = <T>(read: (name: (typeof named)['en']) => T) =>
    Object.fromEntries(Object.entries(named).map(([language, name]) => [language, read(name)])) as Record<
      ContentLanguage,
      T
    >;
  return {
    texts: pick(({ single }) => single),
    plurals: pick(({ plural }) => plural),
    genders: pick(({ gender }) => gender),
    forms: pick(({ single, plural }) =>
      [...new Set([single, plural])].map((words) => ({ words, mark: null })),
    ),
  };
});
