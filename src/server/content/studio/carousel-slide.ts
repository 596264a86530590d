import type { CarouselLook, CarouselSlide } from '#shared/content/carousel-slide.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import type { PictureDesign } from '#shared/content/picture.ts';
import { describePicture } from './alt-text.ts';
import { drawGallery } from './carousel-gallery.ts';
import type { SlideStage } from './carousel-parts.ts';
import { drawRibbon } from './carousel-ribbon.ts';
import { drawStatement } from './carousel-statement.ts';
import { drawableText } from './drawable-text.ts';
import type { Look } from './looks.ts';
import type { Stage } from './stage.ts';

/** Whose colours a carousel takes. */
export const SCHEME_OF: Record<CarouselLook, Look> = {
  ribbon: 'editorial',
  gallery: 'clean',
  statement: 'pop',
};

const DRAW: Record<CarouselLook, (slide: SlideStage) => void> = {
  ribbon: drawRibbon,
  gallery: drawGallery,
  statement: drawStatement,
};

export function drawSlide(stage: Stage, slide: CarouselSlide, design: PictureDesign) {
  DRAW[slide.look](slideStageOf(stage, slide, design));
}

function slideStageOf(stage: Stage, slide: CarouselSlide, design: PictureDesign): SlideStage {
  const { lead, byline, title, steps } = stage.words;
  const said = steps[0] ?? drawableText(design.headline);
  return {
    stage,
    slide,
    lead: slide.kind === 'cover' ? lead : said,
    label: drawableText(slide.label),
    byline: slide.kind === 'cover' ? byline : slide.kind === 'closing' ? title : null,
  };
}

/** What it says, then what is to be seen. */
export function describeSlide(
  {
    product,
    storeName,
    language,
    design,
  }: { product: { title: string }; storeName: string; language: ContentLanguage; design: PictureDesign },
  stage: Stage,
  slide: CarouselSlide,
): string {
  const said = [slide.label, design.steps[0] ?? design.headline].filter(Boolean).join(': ');
  // Only the gallery shows the product next to a tip.
  if (slide.kind === 'step' && slide.look !== 'gallery') return said;
  const seen = describePicture(
    { product, language, storeName: slide.kind === 'closing' ? storeName : '' },
    stage.photo,
    { price: stage.words.price },
  );
  return said ? `${said.replace(/[.!?…]$/u, '')}. ${seen}` : seen;
}
