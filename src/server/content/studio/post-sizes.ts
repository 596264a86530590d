import { ofEach } from '#shared/content/networks/networks.ts';

/** What each network shows largest. */
export const POST_SIZES = ofEach(({ size }) => size);
