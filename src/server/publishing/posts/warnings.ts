import type { PostWarning } from '#shared/publishing/schedules.ts';
import type { Collision } from './collisions.ts';
import type { PostFault } from './post-faults.ts';
import type { ProductReason } from './product-state.ts';

type SaidHold = ProductReason | 'reconnect' | 'no_account';

const COLLISIONS: Record<Collision['kind'], string> = {
  same_text: 'Another post says the same on the same network within 30 days.',
  within_hour: 'Another post goes out on the same account within an hour.',
};

const HOLDS: Record<SaidHold, string> = {
  no_account: 'No account is connected that it could go out to. It waits for one.',
  reconnect: 'An account has to be connected again. Until then, this post waits.',
  product_gone: 'This product is no longer on sale, so the post will wait for you.',
  sold_out: 'This product is sold out. Unless that changes, the post will wait for you.',
  repriced: 'The price changed after this was written, so the post will wait for you.',
};

export function warningsOf({
  faults,
  holds,
  collisions,
}: {
  faults: PostFault[];
  holds: string[];
  collisions: Collision[];
}): PostWarning[] {
  return [
    ...faults.map((fault) => ({ ...fault, postId: null })),
    ...holds.filter(isSaid).map((kind) => ({ kind, message: HOLDS[kind], postId: null })),
    ...collisions.map(({ kind, postId }) => ({ kind, message: COLLISIONS[kind], postId })),
  ];
}

function isSaid(hold: string): hold is SaidHold {
  return hold in HOLDS;
}
