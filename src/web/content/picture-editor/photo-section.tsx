import { useQuery } from '@tanstack/react-query';
import { Camera, ImageOff, ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type OwnPicture, ownPictureEndpoints } from '#shared/content/own-pictures.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useMedia } from '#web/core/ui/use-media.ts';
import { EditorSection } from './editor-section.tsx';
import type { PhotoChoice } from './photo-choice.ts';
import { ownPicturesQuery } from './queries.ts';
import { TAKEN_TYPES, type Upload } from './use-upload.ts';

interface PhotoSectionProps {
  storeId: string;
  photos: readonly string[];
  chosen: PhotoChoice | null;
  onChoose: (choice: PhotoChoice | null) => void;
  upload: Upload;
}

/** The product's photos and the owner's own pictures, of which one is shown. */
export function PhotoSection({ storeId, photos, chosen, onChoose, upload }: PhotoSectionProps) {
  const t = useT();
  const name = useId();
  const own = useQuery(ownPicturesQuery(storeId));
  const ownPictures = own.data ?? [];
  const selected = ownPictures.find(({ id }) => chosen?.ownId === id);
  return (
    <EditorSection title={t('Photo')}>
      <div role="radiogroup" aria-label={t('Photo')} className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {photos.map((url, place) => (
          <PhotoOption
            key={url}
            name={name}
            label={t('Photo {n} of the product', { n: place + 1 })}
            src={url}
            isChosen={chosen?.ownId === null && chosen.src === url}
            onChoose={() => onChoose({ src: url, ownId: null })}
          />
        ))}
        {ownPictures.map(({ id, imageUrl, name: file }) => (
          <PhotoOption
            key={id}
            name={name}
            label={file ? t('Own picture {name}', { name: file }) : t('Own picture')}
            src={imageUrl}
            isChosen={chosen?.ownId === id}
            onChoose={() => onChoose({ src: imageUrl, ownId: id })}
          />
        ))}
      </div>
      {own.error && (
        <Alert
          variant="destructive"
          action={
            <Button variant="secondary" size="small" pending={own.isFetching} onClick={() => own.refetch()}>
              {t('Retry')}
            </Button>
          }
        >
          {t('Failed to load your own pictures.')}
        </Alert>
      )}
      <UploadButtons upload={upload} />
      {selected && (
        <DeleteOwnPicture
          storeId={storeId}
          picture={selected}
          onDeleted={() => onChoose(photos[0] ? { src: photos[0], ownId: null } : null)}
        />
      )}
    </EditorSection>
  );
}

interface PhotoOptionProps {
  name: string;
  label: string;
  src: string;
  isChosen: boolean;
  onChoose: () => void;
}

function PhotoOption({ name, label, src, isChosen, onChoose }: PhotoOptionProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <label
      title={label}
      className={classNames(
        'relative aspect-square cursor-pointer overflow-hidden rounded-lg border-2 bg-sunken transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        isChosen ? 'border-accent' : 'border-transparent hover:border-line-strong',
      )}
    >
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 z-10 cursor-pointer appearance-none outline-none"
      />
      {isBroken ? (
        <span className="grid size-full place-items-center text-ink-faint">
          <ImageOff aria-hidden className="size-5" strokeWidth={1.5} />
        </span>
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
          className="size-full rounded-md object-cover"
        />
      )}
    </label>
  );
}

/** By a file; on a phone also by its camera. Dropping and pasting are heard by the whole editor. */
function UploadButtons({ upload: { take, isUploading } }: { upload: Upload }) {
  const t = useT();
  const hasCamera = useMedia('(pointer: coarse)');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <FileButton label={t('Upload a picture')} Icon={ImagePlus} pending={isUploading} take={take} />
      {hasCamera && (
        <FileButton label={t('Take a photo')} Icon={Camera} disabled={isUploading} take={take} camera />
      )}
      {!hasCamera && <p className="text-ink-faint text-xs">{t('Or drop one here, or paste it.')}</p>}
    </div>
  );
}

interface FileButtonProps {
  label: string;
  Icon: typeof Camera;
  take: Upload['take'];
  pending?: boolean;
  disabled?: boolean;
  camera?: boolean;
}

function FileButton({
  label,
  Icon,
  take,
  pending = false,
  disabled = false,
  camera = false,
}: FileButtonProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={TAKEN_TYPES}
        {...(camera ? { capture: 'environment' } : {})}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          if (target.files?.length) take(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="small"
        pending={pending}
        pendingLabel={t('Uploading...')}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Icon aria-hidden />
        {label}
      </Button>
    </>
  );
}

interface DeleteOwnPictureProps {
  storeId: string;
  picture: OwnPicture;
  onDeleted: () => void;
}

function DeleteOwnPicture({ storeId, picture, onDeleted }: DeleteOwnPictureProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const deleting = useChange({
    change: () => call(ownPictureEndpoints.remove, { params: { storeId, pictureId: picture.id } }),
    invalidates: [ownPicturesQuery(storeId)],
    onSuccess() {
      setAsking(false);
      onDeleted();
    },
    onError: (error) =>
      toast({
        title: t('Not Deleted'),
        description: t.message(reasonOf(error, text('The picture could not be deleted. Please try again.'))),
        variant: 'destructive',
      }),
  });
  return (
    <>
      <Button variant="ghost" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {t('Delete this picture of yours')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Delete this picture?')}
        description={t('Posts that were made of it keep their picture.')}
        confirmLabel={t('Delete')}
        pending={deleting.isPending}
        destructive
        onConfirm={() => deleting.mutate()}
      />
    </>
  );
}
