import { useState } from 'react';
import type { PictureComposition } from '#shared/content/own-pictures.ts';
import type { PictureDesign } from '#shared/content/picture.ts';

/** What an owner changes on a picture. */
export interface Edited extends Pick<PictureComposition, 'photoUrl' | 'sourceMediaId' | 'plain'> {
  /** The photo as it is; the design is remembered meanwhile. */
  isPlain: boolean;
  design: PictureDesign;
  /** Null says what is to be seen on what was drawn. */
  altText: string | null;
}

interface Edits {
  now: Edited;
  before: readonly Edited[];
  /** The part that was changed last: typing on in it is one change. */
  part: string | null;
}

const MOST_REMEMBERED = 50;

/** The changes of a picture, of which the last can be taken back. */
export function useEdits(initial: Edited) {
  const [edits, setEdits] = useState<Edits>({ now: initial, before: [], part: null });
  const { now, before } = edits;

  /** @param part names a field that is typed or dragged in; its changes in a row are one. */
  function edit(change: Partial<Edited>, part: string | null = null) {
    setEdits((known) => {
      const goesOn = part !== null && part === known.part;
      return {
        now: { ...known.now, ...change },
        before: goesOn ? known.before : [...known.before, known.now].slice(-MOST_REMEMBERED),
        part,
      };
    });
  }

  return {
    edited: now,
    edit,
    editDesign: (change: Partial<PictureDesign>, part: string | null = null) =>
      edit({ design: { ...now.design, ...change } }, part),
    /** Null where nothing was changed. */
    undo:
      before.length > 0
        ? () => setEdits({ now: before.at(-1)!, before: before.slice(0, -1), part: null })
        : null,
    isChanged: JSON.stringify(now) !== JSON.stringify(initial),
  };
}
export type PictureEdits = ReturnType<typeof useEdits>;

export function compositionOf(begun: PictureComposition, edited: Edited): PictureComposition {
  const { photoUrl, sourceMediaId, plain, isPlain, design } = edited;
  return { ...begun, photoUrl, sourceMediaId, plain, design: isPlain ? null : tidied(design) };
}

/** A field that was opened and left empty says nothing. */
function tidied({ headline, offer, steps, ...design }: PictureDesign): PictureDesign {
  return {
    ...design,
    headline: headline?.trim() || null,
    offer: offer?.trim() || null,
    steps: steps.map((step) => step.trim()).filter(Boolean),
  };
}
