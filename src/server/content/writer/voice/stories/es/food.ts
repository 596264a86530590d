import type { StoriesOf } from '../stories.ts';

export const food: StoriesOf<'food'> = {};
