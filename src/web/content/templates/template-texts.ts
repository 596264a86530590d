import type { Look } from '#shared/content/picture.ts';
import type { TemplateField } from '#shared/content/templates.ts';
import { text } from '#shared/core/sentence.ts';

export const FIELD_TEXTS: Record<TemplateField, string> = {
  product: text('Product name'),
  price: text('Price'),
  old_price: text('Earlier price'),
  link: text('Link'),
  store: text('Store name'),
  category: text('Category'),
};

export const LOOK_TEXTS: Record<Look, string> = {
  clean: text('Clean'),
  editorial: text('Editorial'),
  warm: text('Warm'),
  playful: text('Playful'),
  bold: text('Bold'),
  pop: text('Pop'),
  noir: text('Noir'),
  serif: text('Serif'),
};
