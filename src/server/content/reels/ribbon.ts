import type { SKRSContext2D } from '@napi-rs/canvas';
import { fitMovingText, type MovingText } from './moving-text.ts';

/** Words that run across the whole width without an end. */
export function paintRibbon(text: string, fill: string, size = 54) {
  const words: MovingText = fitMovingText(
    text,
    { face: 'Anton', maxWidth: 6000, maxLines: 1, sizes: [size, size], lineHeight: 1.2 },
    { fill },
  );
  const turn = words.width + size * 0.9;
  return {
    /** The same words again and again, `shift` further, their middle at `y`. */
    draw(ctx: SKRSContext2D, y: number, shift: number) {
      const [piece] = words.pieces;
      for (let x = (((shift % turn) + turn) % turn) - turn - 120; x < 1240; x += turn)
        ctx.drawImage(piece!.picture, x, y - piece!.picture.height / 2);
    },
  };
}
