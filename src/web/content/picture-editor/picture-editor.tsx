import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type PictureBeginning,
  type PictureComposition,
  pictureEndpoints,
} from '#shared/content/own-pictures.ts';
import { text } from '#shared/core/sentence.ts';
import type { Picture } from '#web/content/piece.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { AltTextSection } from './alt-text-section.tsx';
import { CropSection } from './crop-section.tsx';
import type { PictureEditorProps, PictureSubject } from './edit-picture.tsx';
import { EditorFooter } from './editor-footer.tsx';
import { FileDrop } from './file-drop.tsx';
import { KindChoice } from './kind-choice.tsx';
import { LookSection } from './look-section.tsx';
import { chosenPhoto, withPhoto } from './photo-choice.ts';
import { PhotoSection } from './photo-section.tsx';
import { Preview } from './preview.tsx';
import { beginningQuery, PREVIEW_WIDTH, previewQuery } from './queries.ts';
import { compositionOf, type Edited, useEdits } from './use-edits.ts';
import { useUpload } from './use-upload.ts';
import { WordsSection } from './words-section.tsx';

const REST_MS = 300;

/** What the editor begins with: as it is now, whatever was read before. */
export function readBeginning(client: QueryClient, storeId: string, subject: PictureSubject) {
  return client.fetchQuery({ ...beginningQuery(storeId, subject), staleTime: 0 });
}

/** The picture of a post, changed before the owner's eyes. */
export function PictureEditor({ store, subject, beginning, onApply, onClose }: PictureEditorProps) {
  const t = useT();
  const [initial] = useState(() => editedOf(beginning, subject));
  const edits = useEdits(initial);
  const { edited, edit } = edits;
  const { platform, language, contentType, slide } = beginning.composition;
  // Its look is that of its carousel.
  const isSlide = slide !== undefined;
  const composition = compositionOf(beginning.composition, edited);
  const rested = useRested(composition);
  const drawing = useDrawing(store.id, rested);
  const isWaiting = rested !== composition && !isSame(rested, composition);
  const photo = chosenPhoto(edited, beginning.product);
  const upload = useUpload(store.id, ({ id, imageUrl }) =>
    edit(withPhoto({ src: imageUrl, ownId: id }, edited)),
  );
  const [isLeaving, setLeaving] = useState(false);
  const isRedrawn =
    !beginning.isCurrent || !isSame(composition, compositionOf(beginning.composition, initial));
  const applying = useChange({
    change: () =>
      call(pictureEndpoints.draw, {
        params: { storeId: store.id },
        body: { ...composition, keep: true, previewWidth: PREVIEW_WIDTH },
      }),
    onSuccess: ({ imageUrl, altText }) => finish({ imageUrl, altText: edited.altText ?? altText }),
  });

  function finish(picture: Picture) {
    onApply(picture);
    onClose();
  }
  function apply() {
    if (isRedrawn) applying.mutate();
    else if (edits.isChanged)
      finish({ imageUrl: subject.imageUrl ?? null, altText: edited.altText ?? beginning.altText });
    else onClose();
  }
  const leave = () => (edits.isChanged ? setLeaving(true) : onClose());
  const altText = edited.altText ?? drawing.data?.altText ?? '';
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={subject.imageUrl ? t('Edit picture') : t('Add a picture')}
      {...(beginning.product ? { description: beginning.product.title } : {})}
      size="wide"
      locked={applying.isPending}
      footer={
        <EditorFooter
          undo={edits.undo}
          onCancel={leave}
          onApply={apply}
          pending={applying.isPending}
          blocked={applying.isPending ? null : upload.isUploading && t('The picture is being uploaded.')}
        />
      }
    >
      <FileDrop take={upload.take}>
        <div className="max-md:-mx-5 max-md:sticky max-md:-top-2 max-md:z-20 max-md:bg-raised max-md:px-5 max-md:py-2 md:sticky md:top-0">
          <Preview drawing={drawing} isWaiting={isWaiting} platform={platform} language={language} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          {applying.error && (
            <Alert variant="destructive">
              {t.message(reasonOf(applying.error, text('The picture could not be saved. Please try again.')))}
            </Alert>
          )}
          {beginning.notes.map(t.message).map((note) => (
            <Alert key={note} variant="caution">
              {note}
            </Alert>
          ))}
          {photo && <KindChoice edits={edits} />}
          <PhotoSection
            storeId={store.id}
            photos={beginning.product?.photos ?? []}
            chosen={photo}
            onChoose={(choice) => edit(withPhoto(choice, edited))}
            upload={upload}
          />
          {!edited.isPlain && (
            <WordsSection
              language={language}
              contentType={contentType}
              hasProduct={beginning.product !== null}
              hasOffer={!isSlide}
              edits={edits}
            />
          )}
          {!edited.isPlain && !isSlide && (
            <LookSection
              storeId={store.id}
              composition={rested}
              isIdle={!drawing.isFetching && !isWaiting}
              edits={edits}
            />
          )}
          <CropSection photo={photo?.src ?? null} platform={platform} edits={edits} />
          <AltTextSection
            language={language}
            altText={altText}
            isOwn={edited.altText !== null}
            onChange={(own) => edit({ altText: own }, 'altText')}
          />
        </div>
      </FileDrop>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t('Leave without applying?')}
        description={t('What you changed on this picture is lost.')}
        confirmLabel={t('Leave')}
        destructive
        onConfirm={onClose}
      />
    </Dialog>
  );
}

function editedOf({ composition, design, altText }: PictureBeginning, subject: PictureSubject): Edited {
  const { photoUrl, sourceMediaId, plain } = composition;
  const isOwn = Boolean(subject.altText) && subject.altText !== altText;
  return {
    photoUrl,
    sourceMediaId,
    plain,
    design: composition.design ?? design,
    isPlain: composition.design === null,
    altText: isOwn ? subject.altText : null,
  };
}

const isSame = (one: PictureComposition, other: PictureComposition) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The picture that was drawn last stays while another is drawn, and when it cannot be. */
function useDrawing(storeId: string, composition: PictureComposition) {
  const drawing = useQuery(previewQuery(storeId, composition, PREVIEW_WIDTH));
  const [last, setLast] = useState(drawing.data);
  if (drawing.data && drawing.data !== last) setLast(drawing.data);
  return { ...drawing, data: drawing.data ?? last };
}

/** Once nothing was changed for a moment. */
function useRested(composition: PictureComposition): PictureComposition {
  const [rested, setRested] = useState(composition);
  const wanted = JSON.stringify(composition);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(wanted)), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return rested;
}
