import { turkish } from './interface/words.ts';
import { turkishPictures } from './pictures.ts';
import { turkishPosts } from './posts.ts';

/** All that a Turkish reader is shown in place of the English. */
export const catalogue = { ...turkish, ...turkishPictures, ...turkishPosts };
