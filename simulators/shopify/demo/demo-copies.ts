const TAIL = /-for-[0-9a-f]{8}$/;

/** One shop belongs to one account of Vitrin, so each account can have a copy of a demo shop: `yonder-gifts-for-0a1b2c3d`. */
export const copyName = (name: string) => `${name}-for-{account}`;

/** The demo shop that a name means, whether it names the shop or a copy of it. */
export const originalOf = (name: string) => name.replace(TAIL, '');
