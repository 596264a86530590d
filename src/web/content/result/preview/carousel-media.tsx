import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ContentPlatform } from '#shared/content/content.ts';
import type { NextPicture } from '#shared/content/more-pictures.ts';
import type { Network } from '#shared/content/networks/network.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';

export interface CarouselMediaProps {
  network: ContentPlatform;
  pictures: readonly NextPicture[];
  /** Width by height of the first, which the network gives all of them. */
  ratio: number;
  lang: string | undefined;
  place: number;
  onPlace: (place: number) => void;
}

/** Several pictures as the network shows them: one after the other, or side by side. */
export function CarouselMedia(props: CarouselMediaProps) {
  const { several } = NETWORKS[props.network].preview;
  return several === 'swiped' ? <Swiped {...props} /> : <Collage {...props} {...several} />;
}

function Swiped({ pictures, ratio, lang, place, onPlace }: CarouselMediaProps) {
  const t = useT();
  const track = useRef<HTMLOListElement>(null);
  const seen = useRef(place);
  const goingTo = useRef<number | null>(null);
  const last = pictures.length - 1;

  useEffect(() => {
    const element = track.current;
    if (!element || seen.current === place) return;
    seen.current = place;
    goingTo.current = place;
    element.scrollTo({ left: place * element.clientWidth });
  }, [place]);

  /** A swipe leads to a place; what passes by on the way to one that was asked for does not. */
  function follow() {
    const { scrollLeft, clientWidth } = track.current!;
    const now = Math.round(scrollLeft / Math.max(1, clientWidth));
    const hasArrived = Math.abs(scrollLeft - now * clientWidth) <= 2;
    if (!hasArrived || (goingTo.current !== null && goingTo.current !== now)) return;
    goingTo.current = null;
    if (now === seen.current) return;
    seen.current = now;
    onPlace(now);
  }
  function go(to: number) {
    if (to >= 0 && to <= last) onPlace(to);
  }
  function goByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(place + (event.key === 'ArrowRight' ? 1 : -1));
  }
  return (
    <section aria-roledescription={t('carousel')} aria-label={t('Pictures')} className="group">
      <div className="relative">
        <ol
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t('Picture {n} of {count}', { n: place + 1, count: pictures.length })}
          onScroll={follow}
          onPointerDown={() => {
            goingTo.current = null;
          }}
          onKeyDown={goByKey}
          className="flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth outline-offset-[-2px] [scrollbar-width:none]"
        >
          {pictures.map(({ imageUrl, altText }, index) => (
            <li key={imageUrl} aria-hidden={index !== place} className="w-full shrink-0 snap-center">
              <img
                src={imageUrl}
                alt={altText ?? ''}
                lang={altText ? lang : undefined}
                loading={index === 0 ? 'eager' : 'lazy'}
                style={{ aspectRatio: ratio }}
                className="w-full bg-sunken object-cover"
              />
            </li>
          ))}
        </ol>
        <span
          aria-hidden
          className="absolute top-2.5 right-2.5 rounded-full bg-black/70 px-2 py-0.5 text-white text-xs tabular-nums"
        >
          {place + 1}/{pictures.length}
        </span>
        {place > 0 && (
          <Arrow label={t('Previous picture')} side="left" onClick={() => go(place - 1)}>
            <ChevronLeft aria-hidden className="size-4" />
          </Arrow>
        )}
        {place < last && (
          <Arrow label={t('Next picture')} side="right" onClick={() => go(place + 1)}>
            <ChevronRight aria-hidden className="size-4" />
          </Arrow>
        )}
      </div>
      <div aria-hidden className="flex justify-center gap-1 pt-2.5">
        {pictures.map(({ imageUrl }, index) => (
          <span
            key={imageUrl}
            className={classNames('size-1.5 rounded-full', index === place ? 'bg-accent' : 'bg-line-strong')}
          />
        ))}
      </div>
    </section>
  );
}

interface ArrowProps {
  label: string;
  side: 'left' | 'right';
  onClick: () => void;
  children: React.ReactNode;
}

function Arrow({ label, side, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(
        'absolute top-1/2 grid size-7 -translate-y-1/2 place-items-center rounded-full bg-white/90 text-[#1b1e28] shadow-sm',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      {children}
    </button>
  );
}

type CollageProps = Omit<CarouselMediaProps, 'ratio'> & Exclude<Network['preview']['several'], 'swiped'>;

function Collage({ most, counts, ratio, pictures, lang, place, onPlace }: CollageProps) {
  const t = useT();
  const shown = pictures.slice(0, most);
  const { grid, areas: places } = COLLAGES[shown.length] ?? inRows(shown.length);
  const hidden = counts ? pictures.length - shown.length : 0;
  return (
    <div className="grid gap-0.5" style={{ ...grid, aspectRatio: ratio }}>
      {shown.map(({ imageUrl, altText }, index) => (
        <button
          key={imageUrl}
          type="button"
          aria-label={t('Picture {n} of {count}', { n: index + 1, count: pictures.length })}
          aria-pressed={index === place}
          onClick={() => onPlace(index)}
          style={{ gridArea: places[index] }}
          className="relative min-h-0 min-w-0 overflow-hidden bg-sunken outline-offset-[-2px]"
        >
          <img
            src={imageUrl}
            alt={altText ?? ''}
            lang={altText ? lang : undefined}
            className="absolute inset-0 size-full object-cover"
          />
          {hidden > 0 && index === shown.length - 1 && (
            <span className="absolute inset-0 grid place-items-center bg-black/50 font-semibold text-2xl text-white">
              +{hidden}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

const NAMES = [...'abcdefghij'];

const areas = (rows: string, columns: string, template: string) => ({
  grid: { gridTemplateAreas: template, gridTemplateRows: rows, gridTemplateColumns: columns },
  areas: NAMES,
});

/** By how many pictures are shown. */
const COLLAGES: Record<number, ReturnType<typeof areas>> = {
  2: areas('1fr', '1fr 1fr', '"a b"'),
  3: areas('1fr 1fr', '1fr 1fr', '"a b" "a c"'),
  4: areas('1fr 1fr', '1fr 1fr', '"a b" "c d"'),
  5: areas('3fr 2fr', 'repeat(6, 1fr)', '"a a a b b b" "c c d d e e"'),
};

/** Of more than five: rows of three, of two at the end where three do not come out even. */
function inRows(count: number) {
  const rows: string[][] = [];
  const most = Math.ceil(count / 3);
  for (let from = 0; from < count; ) {
    const size = Math.ceil((count - from) / (most - rows.length));
    rows.push(NAMES.slice(from, from + size));
    from += size;
  }
  const template = rows.map(
    (row) => `"${row.flatMap((name) => Array(6 / row.length).fill(name)).join(' ')}"`,
  );
  return areas(`repeat(${rows.length}, 1fr)`, 'repeat(6, 1fr)', template.join(' '));
}
