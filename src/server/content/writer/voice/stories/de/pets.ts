import type { StoriesOf } from '../stories.ts';

export const pets: StoriesOf<'pets'> = {};
