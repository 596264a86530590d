import type { ProductType } from './product-types.ts';
import type { TypeWords } from './voice.ts';

export type EnglishWords = Omit<TypeWords, 'the' | 'whom'>;
export type EnglishTypes = Partial<Record<ProductType, EnglishWords>>;
