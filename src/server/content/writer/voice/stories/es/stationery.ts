import type { StoriesOf } from '../stories.ts';

export const stationery: StoriesOf<'stationery'> = {};
