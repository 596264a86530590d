import { useState } from 'react';
import type { SocialAccount } from '#shared/publishing/social-accounts.ts';
import { isWebAddress } from '#web/core/app/web-address.ts';
import { NetworkMark } from './network-mark.tsx';

/** Decorative: the profile picture with the sign of its network, the sign alone where there is no picture. */
export function AccountPicture({
  account: { network, pictureUrl },
}: {
  account: Pick<SocialAccount, 'network' | 'pictureUrl'>;
}) {
  const [gone, setGone] = useState<string | null>(null);
  const shown = pictureUrl && pictureUrl !== gone && isWebAddress(pictureUrl) ? pictureUrl : null;
  return (
    <span aria-hidden className="relative size-10 shrink-0">
      {shown ? (
        <>
          <img
            src={shown}
            alt=""
            width={40}
            height={40}
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setGone(shown)}
            className="size-10 rounded-full border border-line bg-sunken object-cover"
          />
          <span className="absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full border border-line bg-surface text-ink-soft">
            <NetworkMark network={network} className="size-3" />
          </span>
        </>
      ) : (
        <span className="grid size-10 place-items-center rounded-full bg-sunken text-ink-soft">
          <NetworkMark network={network} className="size-4" />
        </span>
      )}
    </span>
  );
}
