import { GalleryHorizontalEnd } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MOST_PICTURES } from '#shared/content/more-pictures.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { EditPicture, type PictureSubject } from '#web/content/picture-editor/edit-picture.tsx';
import type { Picture, Pictures } from '#web/content/piece.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button, type ButtonSize } from '#web/core/ui/button.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { listOf, picturesOf } from './picture-order.ts';

const PictureStrip = lazy(async () => ({ default: (await import('./picture-strip.tsx')).PictureStrip }));
const CarouselDialog = lazy(async () => ({
  default: (await import('./carousel-dialog.tsx')).CarouselDialog,
}));

interface PostPicturesProps {
  store: Store;
  /** The post, with the first picture that it has. */
  subject: PictureSubject;
  pictures: Pictures;
  onChange: (pictures: Pictures) => void;
  /** The picture that is looked at. */
  place: number;
  onPlace: (place: number) => void;
  size?: ButtonSize;
}

/** The pictures of a post, to be added to, changed and put in order. What only several need is loaded with them. */
export function PostPictures({
  store,
  subject,
  pictures,
  onChange,
  place,
  onPlace,
  size = 'medium',
}: PostPicturesProps) {
  const t = useT();
  const [before, setBefore] = useState<readonly Pictures[]>([]);
  const [isComposing, setComposing] = useState(false);
  const list = listOf(pictures);

  function change(changed: Pictures) {
    setBefore((known) => [...known, pictures]);
    onChange(changed);
  }
  function add(picture: Picture) {
    if (!picture.imageUrl) return;
    change(picturesOf([...list, { imageUrl: picture.imageUrl, altText: picture.altText }]));
    onPlace(list.length);
  }
  function undo() {
    onChange(before.at(-1)!);
    setBefore(before.slice(0, -1));
  }
  return (
    <div className="grid min-w-0 gap-3">
      {list.length > 1 && (
        <Suspense fallback={<Skeleton className="h-20 rounded-lg" />}>
          <PictureStrip
            store={store}
            subject={subject}
            pictures={list}
            onChange={(changed) => change(picturesOf(changed))}
            // Numbers that follow an order are no change of the owner's.
            onArranged={(arranged) => onChange(picturesOf(arranged))}
            place={Math.min(place, list.length - 1)}
            onPlace={onPlace}
          />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-2">
        {list.length < 2 && (
          <EditPicture
            store={store}
            subject={subject}
            size={size}
            onApply={(picture) => change({ ...pictures, ...picture })}
          />
        )}
        {list.length > 0 && (
          <EditPicture
            store={store}
            subject={{ ...subject, imageUrl: null, altText: null }}
            size={size}
            begin="plain"
            label={text('Add another picture')}
            blocked={list.length >= MOST_PICTURES && t('A post has at most 10 pictures.')}
            onApply={add}
          />
        )}
        <Button
          variant="secondary"
          size={size}
          blocked={!subject.productId && t('A carousel is made of a product.')}
          onClick={() => setComposing(true)}
        >
          <GalleryHorizontalEnd aria-hidden />
          {t('Make a carousel')}
        </Button>
        {before.length > 0 && (
          <Button variant="ghost" size={size} onClick={undo}>
            {t('Undo')}
          </Button>
        )}
      </div>
      {isComposing && subject.productId && (
        <Suspense fallback={null}>
          <CarouselDialog
            store={store}
            subject={subject}
            productId={subject.productId}
            replaces={list.length}
            onApply={(made) => {
              change(picturesOf(made));
              onPlace(0);
            }}
            onClose={() => setComposing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
