import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { NextPicture } from '#shared/content/more-pictures.ts';
import type { Store } from '#shared/stores/stores.ts';
import { EditPicture, type PictureSubject } from '#web/content/picture-editor/edit-picture.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Field, TextArea } from '#web/core/ui/field.tsx';
import { moved } from './picture-order.ts';
import { drawnQuery } from './queries.ts';
import { useArranging } from './use-arranging.ts';
import { useDragOrder } from './use-drag-order.ts';

interface PictureStripProps {
  store: Store;
  subject: PictureSubject;
  pictures: readonly NextPicture[];
  onChange: (pictures: NextPicture[]) => void;
  /** Slides that were drawn anew with the numbers of their places. */
  onArranged: (pictures: NextPicture[]) => void;
  place: number;
  onPlace: (place: number) => void;
}

/** The pictures in their order: dragged, moved by keys and buttons, described, changed and removed one by one. */
export function PictureStrip(props: PictureStripProps) {
  const { store, subject, pictures, onChange, onArranged, place, onPlace } = props;
  const t = useT();
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const arranging = useArranging(store.id, pictures, onArranged);
  const chosen = pictures[place]!;

  function put(changed: NextPicture[]) {
    onChange(changed);
    arranging.arrange(changed);
  }
  function move(from: number, to: number) {
    if (to < 0 || to >= pictures.length || to === from) return;
    put(moved(pictures, from, to));
    onPlace(to);
  }
  const drag = useDragOrder(list, move);
  function moveByKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    move(place, place + step);
  }
  function remove() {
    put(pictures.filter((_, index) => index !== place));
    onPlace(Math.max(0, Math.min(place, pictures.length - 2)));
  }
  const changeChosen = (change: Partial<NextPicture>) =>
    onChange(pictures.map((picture, index) => (index === place ? { ...picture, ...change } : picture)));
  return (
    <section aria-label={t('Pictures of this post')} className="grid min-w-0 gap-3">
      <div
        ref={list}
        role="radiogroup"
        aria-label={t('Pictures of this post')}
        aria-describedby={`${name}-keys`}
        onKeyDown={moveByKey}
        className="grid max-w-md grid-cols-5 gap-2"
      >
        {pictures.map(({ imageUrl, altText }, index) => (
          <label
            key={imageUrl}
            data-place={index}
            onPointerDown={(event) => drag.begin(event, index)}
            className={classNames(
              'relative aspect-square min-w-0 cursor-grab select-none overflow-hidden rounded-lg border-2 bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              index === place ? 'border-accent' : 'border-line',
              drag.over === index && 'border-accent border-dashed',
              drag.from === index && 'opacity-50',
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={t('Picture {n} of {count}', { n: index + 1, count: pictures.length })}
              checked={index === place}
              onChange={() => onPlace(index)}
              className="absolute inset-0 z-10 cursor-grab appearance-none outline-none"
            />
            <img src={imageUrl} alt={altText ?? ''} draggable={false} className="size-full object-cover" />
            <span
              aria-hidden
              className="absolute right-1 bottom-1 rounded-full bg-black/70 px-1.5 text-[0.6875rem] text-white tabular-nums"
            >
              {index + 1}
            </span>
          </label>
        ))}
      </div>
      <p id={`${name}-keys`} className="sr-only">
        {t('Alt and an arrow key move a picture.')}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          square
          aria-label={t('Move earlier')}
          blocked={place === 0 && t('It is the first.')}
          onClick={() => move(place, place - 1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          variant="secondary"
          size="small"
          square
          aria-label={t('Move later')}
          blocked={place === pictures.length - 1 && t('It is the last.')}
          onClick={() => move(place, place + 1)}
        >
          <ChevronRight aria-hidden />
        </Button>
        <EditPicture
          key={chosen.imageUrl}
          store={store}
          subject={{ ...subject, ...chosen }}
          size="small"
          onApply={({ imageUrl, altText }) => imageUrl && changeChosen({ imageUrl, altText })}
        />
        <Button variant="ghost" size="small" onClick={remove}>
          <Trash2 aria-hidden />
          {t('Remove')}
        </Button>
      </div>
      {arranging.isPending && <Renumbering storeId={store.id} />}
      {arranging.problem && (
        <Alert
          variant="caution"
          action={
            <Button variant="secondary" size="small" onClick={() => arranging.arrange([...pictures])}>
              {t('Retry')}
            </Button>
          }
        >
          {arranging.problem}
        </Alert>
      )}
      <Field
        label={t('Alt text of picture {n}', { n: place + 1 })}
        hint={t('Read aloud to people who cannot see the picture.')}
      >
        <TextArea
          value={chosen.altText ?? ''}
          maxLength={1000}
          rows={2}
          {...(subject.language ? { lang: subject.language } : {})}
          className="field-sizing-content max-h-48 min-h-16"
          onChange={({ target }) => changeChosen({ altText: target.value || null })}
        />
      </Field>
    </section>
  );
}

function Renumbering({ storeId }: { storeId: string }) {
  const t = useT();
  const { data } = useQuery(drawnQuery(storeId));
  return (
    <p role="status" className="text-ink-soft text-xs">
      {data
        ? t('The numbers on the slides are being changed: {n} of {count}.', {
            n: data.drawn + 1,
            count: data.of,
          })
        : t('The numbers on the slides are being changed.')}
    </p>
  );
}
