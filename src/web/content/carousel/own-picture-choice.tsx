import { useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { MOST_PICTURES } from '#shared/content/more-pictures.ts';
import { ownPicturesQuery } from '#web/content/picture-editor/queries.ts';
import { TAKEN_TYPES, useUpload } from '#web/content/picture-editor/use-upload.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';

/** The first slide is the product's own photo, the last one the store's. */
const MOST_CHOSEN = MOST_PICTURES - 2;

interface OwnPictureChoiceProps {
  storeId: string;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** Own pictures that are shown in addition to the product's, in the order in which they are chosen. */
export function OwnPictureChoice({ storeId, chosen, onChoose }: OwnPictureChoiceProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { data: pictures = [] } = useQuery(ownPicturesQuery(storeId));
  const add = (id: string) => chosen.length < MOST_CHOSEN && onChoose([...chosen, id]);
  const { take, isUploading } = useUpload(storeId, ({ id }) => add(id));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">{t('Your own pictures')}</legend>
      {pictures.length > 0 && (
        <div className="grid grid-cols-4 gap-2">
          {pictures.map(({ id, imageUrl, name }) => {
            const place = chosen.indexOf(id);
            return (
              <label
                key={id}
                className={classNames(
                  'relative aspect-square cursor-pointer overflow-hidden rounded-lg border-2 bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
                  place < 0 ? 'border-transparent hover:border-line-strong' : 'border-accent',
                )}
              >
                <input
                  type="checkbox"
                  aria-label={name ? t('Own picture {name}', { name }) : t('Own picture')}
                  checked={place >= 0}
                  onChange={() => (place < 0 ? add(id) : onChoose(chosen.filter((known) => known !== id)))}
                  className="absolute inset-0 z-10 cursor-pointer appearance-none outline-none"
                />
                <img src={imageUrl} alt="" loading="lazy" className="size-full rounded-md object-cover" />
                {place >= 0 && (
                  <span
                    aria-hidden
                    className="absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-accent text-on-accent text-xs tabular-nums"
                  >
                    {place + 1}
                  </span>
                )}
              </label>
            );
          })}
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={TAKEN_TYPES}
        hidden
        aria-label={t('Upload a picture')}
        onChange={({ target }) => {
          if (target.files?.length) take(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        pending={isUploading}
        pendingLabel={t('Uploading...')}
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden />
        {t('Upload a picture')}
      </Button>
    </fieldset>
  );
}
