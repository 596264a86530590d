import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CarouselLook } from '#shared/content/carousel-slide.ts';
import { type CarouselSource, type CarouselWish, carouselEndpoints } from '#shared/content/carousels.ts';
import type { NextPicture } from '#shared/content/more-pictures.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import type { PictureSubject } from '#web/content/picture-editor/edit-picture.tsx';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { Progress } from '#web/core/ui/progress.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { LookChoice } from './look-choice.tsx';
import { OwnPictureChoice } from './own-picture-choice.tsx';
import { drawnQuery, offersQuery } from './queries.ts';
import { SlidePreviews } from './slide-previews.tsx';
import { SourceChoice } from './source-choice.tsx';

interface CarouselDialogProps {
  store: Store;
  subject: PictureSubject;
  productId: string;
  /** How many pictures the post has that the carousel takes the place of. */
  replaces: number;
  onApply: (pictures: NextPicture[]) => void;
  onClose: () => void;
}

/** A carousel of one product: what its slides show, in which look, all of them seen before they are taken. */
export function CarouselDialog({
  store,
  subject,
  productId,
  replaces,
  onApply,
  onClose,
}: CarouselDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const [wanted, setWanted] = useState<CarouselSource | null>(null);
  const [look, setLook] = useState<CarouselLook>('ribbon');
  const [ownPictures, setOwnPictures] = useState<string[]>([]);
  const wish: CarouselWish = { ...wishOf(subject), productId, ownPictures };
  const { data, error, refetch, isFetching } = useQuery({
    ...offersQuery(store.id, wish),
    placeholderData: keepPreviousData,
  });
  const offers = data?.offers ?? [];
  const source = wanted ?? offers.find(({ missing }) => missing === null)?.source ?? null;
  const offer = offers.find((each) => each.source === source);
  const slides = (offer?.slides ?? []).map((slide) => ({
    ...slide,
    ...(slide.slide ? { slide: { ...slide.slide, look } } : {}),
  }));
  const drawing = useChange({
    change: () => call(carouselEndpoints.draw, { params: { storeId: store.id }, body: { slides } }),
    onSuccess({ pictures, notes }) {
      onApply(pictures);
      onClose();
      if (notes.length > 0) toast({ title: t('Carousel made'), description: notes.map(t.message).join(' ') });
    },
  });
  function draw() {
    client.setQueryData(drawnQuery(store.id).queryKey, null);
    drawing.mutate();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Make a carousel')}
      size="wide"
      locked={drawing.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={drawing.isPending} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            pending={drawing.isPending}
            pendingLabel={t('Drawing...')}
            blocked={!drawing.isPending && slides.length === 0 && t('Choose what the slides show first.')}
            onClick={draw}
          >
            {t('Use this carousel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 md:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-6">
          {error && !data && (
            <Alert
              variant="destructive"
              action={
                <Button variant="secondary" size="small" pending={isFetching} onClick={() => refetch()}>
                  {t('Retry')}
                </Button>
              }
            >
              {t.message(reasonOf(error, text('The carousels of this product could not be read.')))}
            </Alert>
          )}
          {!error && !data && <Skeleton className="h-64 rounded-xl" />}
          {data && <SourceChoice offers={offers} chosen={source} onChoose={setWanted} />}
          {data && source === 'photos' && (
            <OwnPictureChoice storeId={store.id} chosen={ownPictures} onChoose={setOwnPictures} />
          )}
          {data && <LookChoice chosen={look} onChoose={setLook} />}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          {drawing.isPending && <Drawing storeId={store.id} count={slides.length} />}
          {drawing.error && (
            <Alert variant="destructive">
              {t.message(
                reasonOf(drawing.error, text('The carousel could not be drawn. Nothing was changed.')),
              )}
            </Alert>
          )}
          {data && !offer?.missing && slides.length > 0 && (
            <SlidePreviews storeId={store.id} slides={slides} isIdle={!drawing.isPending} />
          )}
          {replaces > 0 && slides.length > 0 && (
            <p className="text-ink-soft text-xs">
              {t.plural(replaces, {
                one: 'It takes the place of the picture that the post has.',
                other: 'It takes the place of the {n} pictures that the post has.',
              })}
            </p>
          )}
          {data && slides.length === 0 && (
            <p className="rounded-xl bg-sunken p-6 text-center text-ink-soft text-sm">
              {offer?.missing
                ? t.message(offer.missing)
                : t('There is not enough of this product for a carousel yet.')}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function wishOf({ caption, platform, contentType, tone, language }: PictureSubject) {
  return { caption, platform, contentType, tone, language: language ?? 'en' };
}

function Drawing({ storeId, count }: { storeId: string; count: number }) {
  const t = useT();
  const { data } = useQuery(drawnQuery(storeId));
  return (
    <Progress
      label={t('Drawing the slides')}
      value={data ? data.drawn / data.of : 0}
      text={t('Slide {n} of {count} is being drawn.', { n: (data?.drawn ?? 0) + 1, count })}
    />
  );
}
