import { useQueries, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { PictureComposition } from '#shared/content/own-pictures.ts';
import { LOOKS, type Look } from '#shared/content/picture.ts';
import { LOOK_TEXTS } from '#web/content/templates/template-texts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { EditorSection } from './editor-section.tsx';
import { previewQuery } from './queries.ts';
import type { PictureEdits } from './use-edits.ts';

const THUMBNAIL_WIDTH = 180;

interface LookSectionProps {
  storeId: string;
  /** As it stands. */
  composition: PictureComposition;
  /** Nothing more important is being drawn. */
  isIdle: boolean;
  edits: PictureEdits;
}

/** The eight looks, each drawn small with this photo and these words, one after the other. */
export function LookSection({ storeId, composition, isIdle, edits }: LookSectionProps) {
  const t = useT();
  const name = useId();
  const { design } = edits.edited;
  const thumbnails = useThumbnails(storeId, composition, isIdle);
  return (
    <EditorSection title={t('Look')}>
      <div role="radiogroup" aria-label={t('Look')} className="grid grid-cols-4 gap-2">
        {LOOKS.map((look, place) => (
          <label
            key={look}
            className={classNames(
              'relative grid min-w-0 cursor-pointer gap-1 rounded-lg border p-1 text-center text-xs transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              look === design.look
                ? 'border-accent bg-accent-soft font-medium text-ink'
                : 'border-line text-ink-soft hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              value={look}
              checked={look === design.look}
              onChange={() => edits.editDesign({ look })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
            />
            <Thumbnail src={thumbnails[place]} />
            <span className="truncate">{t(LOOK_TEXTS[look])}</span>
          </label>
        ))}
      </div>
    </EditorSection>
  );
}

function Thumbnail({ src }: { src: string | undefined }) {
  if (!src) return <span aria-hidden className="aspect-[4/5] animate-breathe rounded-md bg-sunken" />;
  return <img src={src} alt="" className="aspect-[4/5] w-full rounded-md bg-sunken object-contain" />;
}

/** With the words that the editor was opened with: eight pictures with every letter would be too many. */
function useThumbnails(storeId: string, composition: PictureComposition, isIdle: boolean) {
  const [first] = useState(composition.design);
  const { photoUrl, sourceMediaId } = composition;
  const queryOf = (look: Look) =>
    previewQuery(
      storeId,
      { ...composition, photoUrl, sourceMediaId, design: first && { ...first, look } },
      THUMBNAIL_WIDTH,
    );
  const known = useQueries({ queries: LOOKS.map((look) => ({ ...queryOf(look), enabled: false })) });
  const next =
    LOOKS[
      known.findIndex(
        ({ isPending, isError, isPlaceholderData }) => (isPending || isPlaceholderData) && !isError,
      )
    ];
  useQuery({ ...queryOf(next ?? 'clean'), enabled: isIdle && next !== undefined });
  return known.map(({ data }) => data?.imageUrl);
}
