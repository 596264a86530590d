import { useState } from 'react';
import type { ContentPlatform } from '#shared/content/content.ts';
import { ofEach } from '#shared/content/networks/networks.ts';
import type { PlainPicture } from '#shared/content/own-pictures.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { CropBox } from './crop-box.tsx';
import { cropOf, largest, type Part, WHOLE } from './crop-moves.ts';
import { EditorSection } from './editor-section.tsx';
import type { PictureEdits } from './use-edits.ts';

/** Of width to height, as each network shows a picture largest. */
const SHAPES = ofEach(({ size }) => size.width / size.height);

interface CropSectionProps {
  /** Null where there is no photo to cut. */
  photo: string | null;
  platform: ContentPlatform;
  edits: PictureEdits;
}

/** Which part of the photo is shown; of one that is posted as it is, how it comes to its network's shape. */
export function CropSection({ photo, platform, edits }: CropSectionProps) {
  const t = useT();
  const [shape, setShape] = useState<{ photo: string; ratio: number } | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const { edited, edit, editDesign } = edits;
  if (!photo) return null;
  const { isPlain, plain, design } = edited;
  const ratio = isPlain && shape ? SHAPES[platform] / shape.ratio : null;
  const crop = isPlain ? plain.crop : design.crop;
  const part = crop ?? (ratio === null ? WHOLE : largest(ratio));
  const isCut = !isPlain || plain.fit === 'crop';

  function choose(chosen: Part) {
    if (isPlain) edit({ plain: { fit: 'crop', crop: cropOf(chosen) } }, 'crop');
    else editDesign({ crop: cropOf(chosen) }, 'crop');
  }
  function reset() {
    if (isPlain) edit({ plain: { fit: 'pad', crop: null } });
    else editDesign({ crop: null });
  }
  return (
    <EditorSection
      title={t('Crop')}
      action={
        <Button
          variant="ghost"
          size="small"
          disabled={isPlain ? plain.fit === 'pad' : design.crop === null}
          onClick={reset}
        >
          {isPlain ? t('Whole photo') : t('Whole product')}
        </Button>
      }
    >
      {isPlain && (
        <Segmented
          label={t('Shape')}
          quiet
          value={plain.fit}
          onValueChange={(fit: PlainPicture['fit']) => edit({ plain: { ...plain, fit } })}
          options={[
            { value: 'pad', label: t('Show all of it') },
            { value: 'crop', label: t('Fill the picture') },
          ]}
        />
      )}
      {broken === photo && (
        <p className="text-ink-soft text-sm">
          {t('This photo cannot be shown here, so it cannot be cropped.')}
        </p>
      )}
      {isCut && broken !== photo && (
        <>
          <div className="grid justify-items-center rounded-xl bg-sunken px-5 py-5">
            <div className="relative isolate max-w-full">
              <img
                key={photo}
                src={photo}
                alt=""
                draggable={false}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  naturalHeight > 0 && setShape({ photo, ratio: naturalWidth / naturalHeight })
                }
                onError={() => setBroken(photo)}
                className="block max-h-72 max-w-full select-none"
              />
              {shape?.photo === photo && <CropBox part={part} ratio={ratio} onChange={choose} />}
            </div>
          </div>
          <p className="text-ink-faint text-xs">
            {t('Drag the frame or its corners. With the keyboard: arrow keys, with Shift in larger steps.')}
          </p>
        </>
      )}
    </EditorSection>
  );
}
