import { turkishPictures } from '#web/landing/turkish-pictures.ts';
import { turkishPosts } from '#web/landing/turkish-posts.ts';
import { turkish } from './tr.ts';

/** All that a Turkish reader is shown in place of the English. */
export const catalogue = { ...turkish, ...turkishPictures, ...turkishPosts };
