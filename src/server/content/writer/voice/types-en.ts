import type { EnglishWords } from './english-types.ts';
import type { ProductType } from './product-types.ts';
import { typesEnAccessories } from './types-en-accessories.ts';
import { typesEnBeauty } from './types-en-beauty.ts';
import { typesEnComputers } from './types-en-computers.ts';
import { typesEnDecor } from './types-en-decor.ts';
import { typesEnFood } from './types-en-food.ts';
import { typesEnFurniture } from './types-en-furniture.ts';
import { typesEnGadgets } from './types-en-gadgets.ts';
import { typesEnGarments } from './types-en-garments.ts';
import { typesEnHome } from './types-en-home.ts';
import { typesEnJewellery } from './types-en-jewellery.ts';
import { typesEnKitchen } from './types-en-kitchen.ts';
import { typesEnLayers } from './types-en-layers.ts';
import { typesEnPets } from './types-en-pets.ts';
import { typesEnPhoto } from './types-en-photo.ts';
import { typesEnPlants } from './types-en-plants.ts';
import { typesEnShoes } from './types-en-shoes.ts';
import { typesEnSports } from './types-en-sports.ts';
import { typesEnStationery } from './types-en-stationery.ts';
import { typesEnTable } from './types-en-table.ts';
import { typesEnToys } from './types-en-toys.ts';
import type { TypeWords } from './voice.ts';

const WORDS: Record<ProductType, EnglishWords> = {
  ...typesEnJewellery,
  ...typesEnShoes,
  ...typesEnAccessories,
  ...typesEnGarments,
  ...typesEnLayers,
  ...typesEnPlants,
  ...typesEnFurniture,
  ...typesEnTable,
  ...typesEnKitchen,
  ...typesEnFood,
  ...typesEnBeauty,
  ...typesEnToys,
  ...typesEnStationery,
  ...typesEnPhoto,
  ...typesEnComputers,
  ...typesEnGadgets,
  ...typesEnSports,
  ...typesEnPets,
  ...typesEnHome,
  ...typesEnDecor,
};

/** English has one article and no cases. */
const withArticle = (words: EnglishWords): TypeWords => ({
  ...words,
  the: `the ${words.noun}`,
  whom: `the ${words.noun}`,
});

export const typesEn = Object.fromEntries(
  Object.entries(WORDS).map(([type, words]) => [type, withArticle(words)]),
) as Record<ProductType, TypeWords>;
