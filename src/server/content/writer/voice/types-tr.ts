import type { ProductType } from './product-types.ts';
import type { TurkishType } from './turkish-type.ts';
import { adornmentTr } from './types-tr-adornment.ts';
import { beautyTr } from './types-tr-beauty.ts';
import { clothingTr } from './types-tr-clothing.ts';
import { comfortTr } from './types-tr-comfort.ts';
import { cookingTr } from './types-tr-cooking.ts';
import { decorationTr } from './types-tr-decoration.ts';
import { electronicsTr } from './types-tr-electronics.ts';
import { foodTr } from './types-tr-food.ts';
import { furnitureTr } from './types-tr-furniture.ts';
import { outerwearTr } from './types-tr-outerwear.ts';
import { petsTr } from './types-tr-pets.ts';
import { photoTr } from './types-tr-photo.ts';
import { plantsTr } from './types-tr-plants.ts';
import { playTr } from './types-tr-play.ts';
import { shoesTr } from './types-tr-shoes.ts';
import { sportsTr } from './types-tr-sports.ts';
import { stationeryTr } from './types-tr-stationery.ts';
import { tableTr } from './types-tr-table.ts';
import type { TypeWords } from './voice.ts';

const types: Record<ProductType, TurkishType> = {
  ...adornmentTr,
  ...shoesTr,
  ...clothingTr,
  ...outerwearTr,
  ...plantsTr,
  ...furnitureTr,
  ...tableTr,
  ...cookingTr,
  ...foodTr,
  ...beautyTr,
  ...playTr,
  ...stationeryTr,
  ...photoTr,
  ...electronicsTr,
  ...sportsTr,
  ...petsTr,
  ...comfortTr,
  ...decorationTr,
};

/** Turkish has no article. */
export const typesTr = Object.fromEntries(
  Object.entries(types).map(([type, words]) => [type, { ...words, the: words.noun }]),
) as Record<ProductType, TypeWords>;
