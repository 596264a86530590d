import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawRays, starPath } from '#server/content/studio/canvas-parts.ts';
import { BLACK, LEAST_CONTRAST, legibleOn, type Scheme, WHITE } from '#server/content/studio/colours.ts';
import type { Face } from '#server/content/studio/fonts.ts';
import type { Look } from '#server/content/studio/looks.ts';
import { contrastOf, css, type Oklch } from '#server/content/studio/oklab.ts';
import type { BrandKit } from '#shared/content/brand-kit.ts';

/** A ground with the inks that are legible on it. */
export interface Paper {
  fill: Oklch;
  ink: Oklch;
  soft: Oklch;
  /** Of what is drawn on it and says nothing. */
  shape: Oklch;
  /** Of badges and plates, and what is written on them. */
  badge: Oklch;
  onBadge: Oklch;
}

export type Transition = 'curtain' | 'slide' | 'cut' | 'dissolve';
/** How a photo is put on its ground. */
export type Mount = 'window' | 'print' | 'sticker' | 'frame';

/** What distinguishes the films of a look from those of another. */
export interface Direction {
  lead: Face;
  body: Face;
  figures: Face;
  capitals: boolean;
  lineHeight: number;
  /** Of the largest lead, in a film with a photo and without. */
  sizes: [withPhoto: number, alone: number];
  arrival: 'rise' | 'strike' | 'fade';
  transition: Transition;
  mount: Mount;
  badged: boolean;
  /** A slow turn to and fro, in radians. */
  sway: number;
  pulses: boolean;
  /** Of the scenes by turns; the last one is of the end card. */
  papers(scheme: Scheme): [Paper, ...Paper[]];
  /** Lies still behind everything. */
  bake(ctx: SKRSContext2D, paper: Paper): void;
  /** In a film without a photo, around its words. */
  adorn(ctx: SKRSContext2D, paper: Paper): void;
  /** Moves behind everything. */
  decorate(ctx: SKRSContext2D, paper: Paper, at: number): void;
}

/** Two looks move alike, in colours and letters of their own; a brand's letters and kind of price come first. */
export function directionFor(look: Look, kit: Pick<BrandKit, 'font' | 'priceStyle'> | null): Direction {
  const direction = DIRECTIONS[look];
  const lead = kit?.font ? BRAND_FACES[kit.font] : direction.lead;
  const badged = kit?.priceStyle ? kit.priceStyle === 'badge' : direction.badged;
  return { ...direction, lead, figures: kit?.font ? lead : direction.figures, badged };
}

const BRAND_FACES: Record<NonNullable<BrandKit['font']>, Face> = {
  Manrope: 'Manrope Heavy',
  Grotesque: 'Grotesque Bold',
  Playfair: 'Playfair',
  Anton: 'Anton',
};

/** The same in the colour of a photo's own ground. */
export function onGround(paper: Paper, fill: Oklch): Paper {
  const ink = fill.l < 0.5 ? { l: 0.97, c: 0.006, h: fill.h } : paper.ink;
  return paperOf(fill, ink, paper.shape, paper.badge, paper.onBadge);
}

const still = () => {};

/** More than is asked for, since grain makes some of a ground lighter and some of it darker. */
const GRAINED = LEAST_CONTRAST + 0.6;

/** A colour on which neither white nor black is quite legible gives way. */
function inkable(fill: Oklch): Oklch {
  return legibleOn(contrastOf(fill, WHITE) > contrastOf(fill, BLACK) ? WHITE : BLACK, fill, GRAINED);
}

/** `hardest` is what of its ground lies nearest to the ink. */
const paperOf = (
  fill: Oklch,
  ink: Oklch,
  shape: Oklch,
  badge: Oklch,
  onBadge: Oklch,
  hardest = fill,
): Paper => {
  const legible = legibleOn(hardest, ink, contrastOf(hardest, ink) >= LEAST_CONTRAST ? GRAINED : 7);
  const dark = contrastOf(fill, WHITE) > contrastOf(fill, BLACK);
  const soft = { ...legible, l: legible.l + (dark ? -0.14 : 0.14) };
  return {
    fill,
    ink: legible,
    soft: legibleOn(hardest, soft, GRAINED),
    shape,
    badge,
    onBadge: legibleOn(badge, onBadge, 5),
  };
};

const quiet: Omit<Direction, 'lead' | 'body' | 'figures'> = {
  capitals: false,
  lineHeight: 1.12,
  sizes: [136, 190],
  arrival: 'rise',
  transition: 'curtain',
  mount: 'window',
  badged: false,
  sway: 0,
  pulses: false,
  papers: (scheme) => [
    paperOf(scheme.ground, scheme.ink, scheme.shape, scheme.accent, scheme.onAccent),
    paperOf(scheme.panel, scheme.ink, scheme.shape, scheme.accent, scheme.onAccent),
    paperOf(inkable(scheme.accent), scheme.ground, scheme.ink, scheme.ground, scheme.ink),
  ],
  bake: still,
  adorn(ctx, { ink, shape }) {
    ctx.fillStyle = css(shape);
    ctx.beginPath();
    ctx.arc(540, 2130, 620, 0, Math.PI * 2);
    ctx.fill();
    ctx.strokeStyle = css(ink, 0.55);
    ctx.lineWidth = 3;
    ctx.strokeRect(44, 44, 992, 1832);
  },
  decorate: still,
};

const cheerful: Omit<Direction, 'lead' | 'body' | 'figures'> = {
  ...quiet,
  lineHeight: 1.04,
  sizes: [144, 200],
  arrival: 'strike',
  transition: 'slide',
  mount: 'print',
  badged: true,
  sway: 0.012,
  adorn(ctx, { shape, badge }) {
    for (const [colour, x, y, radius] of [
      [shape, 120, 1900, 460],
      [badge, 900, 1830, 250],
      [badge, 960, 60, 170],
    ] as const) {
      ctx.fillStyle = css(colour);
      ctx.beginPath();
      ctx.arc(x, y, radius, 0, Math.PI * 2);
      ctx.fill();
    }
  },
  papers: (scheme) => [
    paperOf(scheme.ground, scheme.ink, scheme.shape, scheme.accent, scheme.onAccent),
    paperOf(scheme.panel, scheme.ink, scheme.ground, scheme.accent, scheme.onAccent),
    paperOf(inkable(scheme.shape), scheme.ink, scheme.ground, scheme.panel, scheme.ink),
  ],
  decorate(ctx, { shape }, at) {
    // Along both edges, away from what is to be read.
    for (const [index, [x, y, size]] of CONFETTI.entries()) {
      ctx.save();
      ctx.translate(x + Math.sin(at * 0.9 + index) * 18, y - at * 14 * (1 + (index % 3) * 0.4));
      ctx.rotate(at * 0.5 + index);
      ctx.fillStyle = css(shape, 0.85);
      if (index % 3 === 1) starPath(ctx, 0, 0, size * 1.3, 5, 0.5);
      else {
        ctx.beginPath();
        if (index % 3 === 0) ctx.arc(0, 0, size, 0, Math.PI * 2);
        else ctx.roundRect(-size * 1.3, -size * 0.35, size * 2.6, size * 0.7, size);
      }
      ctx.fill();
      ctx.restore();
    }
  },
};
const CONFETTI: [x: number, y: number, size: number][] = [
  [50, 190, 34],
  [1020, 240, 26],
  [36, 640, 22],
  [1040, 760, 36],
  [60, 1130, 28],
  [1030, 1290, 22],
  [44, 1610, 36],
  [1010, 1740, 30],
  [480, 1860, 24],
];

/** On a ground that is nearly its own colour, rays are a texture and no noise. */
const rayOf = ({ fill, shape }: Pick<Paper, 'fill' | 'shape'>): Oklch => ({
  ...fill,
  l: fill.l + (shape.l > fill.l ? 0.045 : -0.045),
});

const loud: Omit<Direction, 'lead' | 'body' | 'figures'> = {
  ...quiet,
  capitals: true,
  lineHeight: 1.1,
  sizes: [230, 330],
  arrival: 'strike',
  transition: 'cut',
  mount: 'sticker',
  badged: true,
  sway: 0.016,
  pulses: true,
  adorn: still,
  papers(scheme) {
    const second = scheme.dark ? scheme.shape : scheme.ink;
    const ink = scheme.dark ? (contrastOf(second, WHITE) >= LEAST_CONTRAST ? WHITE : BLACK) : scheme.panel;
    const rayed = (fill: Oklch, inked: Oklch, shape: Oklch) => {
      const ray = rayOf({ fill, shape });
      const hardest = contrastOf(ray, inked) < contrastOf(fill, inked) ? ray : fill;
      return paperOf(fill, inked, shape, scheme.accent, scheme.onAccent, hardest);
    };
    return [
      rayed(scheme.ground, scheme.ink, scheme.panel),
      rayed(second, ink, scheme.ground),
      rayed(second, ink, scheme.ground),
    ];
  },
  // Painted once: rays that turn would cost as much as all the rest of a frame.
  bake(ctx, paper) {
    ctx.save();
    ctx.fillStyle = css(rayOf(paper));
    ctx.translate(540, 1000);
    ctx.rotate(0.1);
    drawRays(ctx, 0, 0, 1300, 12);
    ctx.restore();
  },
};

const nightly: Omit<Direction, 'lead' | 'body' | 'figures'> = {
  ...quiet,
  lineHeight: 1.16,
  sizes: [124, 170],
  arrival: 'fade',
  transition: 'dissolve',
  mount: 'frame',
  papers: (scheme) => [
    paperOf(scheme.ground, scheme.ink, scheme.shape, scheme.accent, scheme.onAccent),
    paperOf(scheme.ground, scheme.ink, scheme.shape, scheme.accent, scheme.onAccent),
  ],
  bake(ctx, { fill, shape }) {
    const glow = ctx.createRadialGradient(540, 1000, 0, 540, 1000, 900);
    glow.addColorStop(0, css({ ...shape, l: fill.l + (shape.l - fill.l) * 0.6 }));
    glow.addColorStop(1, css(fill));
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, 1080, 1920);
  },
  adorn(ctx, { badge }) {
    ctx.strokeStyle = css(badge, 0.9);
    ctx.lineWidth = 3;
    ctx.strokeRect(48, 48, 984, 1824);
    ctx.lineWidth = 1.5;
    ctx.strokeRect(64, 64, 952, 1792);
  },
};

const DIRECTIONS: Record<Look, Direction> = {
  clean: { ...quiet, lead: 'Manrope Heavy', body: 'Manrope Bold', figures: 'Manrope Heavy' },
  editorial: { ...quiet, lead: 'Playfair', body: 'Manrope Bold', figures: 'Playfair', sizes: [150, 200] },
  warm: { ...cheerful, lead: 'Grotesque Bold', body: 'Grotesque', figures: 'Grotesque Bold' },
  playful: { ...cheerful, lead: 'Grotesque Bold', body: 'Grotesque', figures: 'Grotesque Bold' },
  bold: { ...loud, lead: 'Anton', body: 'Manrope Heavy', figures: 'Anton' },
  pop: { ...loud, lead: 'Anton', body: 'Manrope Heavy', figures: 'Anton' },
  noir: { ...nightly, lead: 'Playfair', body: 'Manrope Bold', figures: 'Manrope' },
  serif: { ...nightly, lead: 'Playfair Italic', body: 'Manrope Bold', figures: 'Playfair' },
};
