import type { StoriesOf } from '../stories.ts';

export const toys: StoriesOf<'toys'> = {};
