import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { CORNERS, type Corner, moved, type Part, resized } from './crop-moves.ts';

const STEP = 0.01;
const BIG_STEP = 0.1;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CORNER_PLACES: Record<Corner, string> = {
  'top-left': '-top-3.5 -left-3.5 cursor-nwse-resize',
  'top-right': '-top-3.5 -right-3.5 cursor-nesw-resize',
  'bottom-left': '-bottom-3.5 -left-3.5 cursor-nesw-resize',
  'bottom-right': '-bottom-3.5 -right-3.5 cursor-nwse-resize',
};

interface CropBoxProps {
  part: Part;
  /** Of width to height, in shares of the photo, where it must stay. */
  ratio: number | null;
  /** While it is dragged and when that ends. */
  onChange: (part: Part) => void;
}

/** The part of a photo that is shown: its frame is dragged by pointer or arrow keys, its corners resize it. */
export function CropBox({ part, ratio, onChange }: CropBoxProps) {
  const t = useT();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Part | null>(null);
  const shown = dragged ?? part;
  const names: Record<Corner, string> = {
    'top-left': t('Top left corner'),
    'top-right': t('Top right corner'),
    'bottom-left': t('Bottom left corner'),
    'bottom-right': t('Bottom right corner'),
  };
  const percent = (share: number) => format.percent(share * 100, { digits: 0 });
  const place = t('{width} of the width and {height} of the height, from {x} and {y}', {
    width: percent(shown.width),
    height: percent(shown.height),
    x: percent(shown.x),
    y: percent(shown.y),
  });

  function changed(from: Part, corner: Corner | null, dx: number, dy: number): Part {
    return corner ? resized(from, corner, [dx, dy], ratio) : moved(from, dx, dy);
  }

  /** Follows the pointer to its end; Escape and a lost pointer leave the part as it was. */
  function drag(event: PointerEvent<HTMLElement>, corner: Corner | null) {
    const area = box.current?.getBoundingClientRect();
    if (!area || event.button !== 0) return;
    event.stopPropagation();
    const { currentTarget: handle, clientX, clientY, pointerId } = event;
    handle.setPointerCapture(pointerId);
    const whole = { width: area.width / part.width, height: area.height / part.height };
    let latest = part;
    const follow = (moving: globalThis.PointerEvent) => {
      const [dx, dy] = [(moving.clientX - clientX) / whole.width, (moving.clientY - clientY) / whole.height];
      latest = changed(part, corner, dx, dy);
      setDragged(latest);
    };
    const end = (ending: Event) => {
      handle.removeEventListener('pointermove', follow);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      setDragged(null);
      if (ending.type === 'pointerup' && latest !== part) onChange(latest);
    };
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  }

  function steer(event: KeyboardEvent, corner: Corner | null) {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? BIG_STEP : STEP;
    onChange(changed(part, corner, direction[0] * step, direction[1] * step));
  }

  const frame = {
    left: `${shown.x * 100}%`,
    top: `${shown.y * 100}%`,
    width: `${shown.width * 100}%`,
    height: `${shown.height * 100}%`,
  };
  const isWhole = shown.width > 0.995 && shown.height > 0.995;
  return (
    <>
      <div aria-hidden className="absolute inset-0 overflow-hidden">
        <div style={frame} className="absolute shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]" />
      </div>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={t('Part of the photo that is shown')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown.x * 100)}
        aria-valuetext={place}
        onKeyDown={(event) => steer(event, null)}
        onPointerDown={(event) => drag(event, null)}
        style={frame}
        className={classNames(
          'absolute border-2 border-white outline-offset-2',
          // The page scrolls by touch over a photo of which there is nothing to move.
          isWhole ? 'touch-pan-y' : 'cursor-move touch-none',
        )}
      >
        {CORNERS.map((corner) => (
          <div
            key={corner}
            role="slider"
            tabIndex={0}
            aria-label={names[corner]}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round((corner.endsWith('left') ? shown.x : shown.x + shown.width) * 100)}
            aria-valuetext={place}
            onKeyDown={(event) => steer(event, corner)}
            onPointerDown={(event) => drag(event, corner)}
            className={classNames(
              'absolute grid size-7 touch-none place-items-center rounded-full pointer-coarse:size-9',
              CORNER_PLACES[corner],
            )}
          >
            <span className="size-3.5 rounded-full border-2 border-white bg-accent shadow-sm" />
          </div>
        ))}
      </div>
    </>
  );
}
