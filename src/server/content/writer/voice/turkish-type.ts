import type { ProductType } from './product-types.ts';
import type { TypeWords } from './voice.ts';

/** None says «sen» or «siz»: they fit every tone. `whom` is the accusative: «kupayı», «bardağı». */
export type TurkishType = Omit<TypeWords, 'the'>;
export type TurkishTypes = Partial<Record<ProductType, TurkishType>>;
