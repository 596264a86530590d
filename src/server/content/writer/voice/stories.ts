import type { ProductType } from './product-types.ts';
import type { Register } from './voice.ts';

/** What is written for one type as a whole, so that its sentences follow from one another. */
export interface TypeStories {
  /**
   * A moment its buyers know, and the product as what comes next: one to three sentences, the last of which names it.
   * True of every product of the type; a fact of this one, a price or a question may follow.
   */
  stories: Record<Register, string[]>;
  /** One thing to know, of the type's tips, and the product as what follows from it; in the same form. */
  lessons: Record<Register, string[]>;
  /** What people like to answer about their own life with such a thing. */
  asks: Record<Register, string[]>;
}

export type Stories = Record<ProductType, TypeStories>;
