import { NETWORKS } from '#shared/content/networks/networks.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { classNames } from '#web/core/ui/class-names.ts';

interface NetworkMarkProps {
  network: SocialNetworkName;
  className?: string;
}

/** A plain sign of the network, in the colour of the text around it. */
export function NetworkMark({ network, className }: NetworkMarkProps) {
  return (
    <svg
      role="img"
      aria-label={NETWORK_NAMES[network]}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('size-3.5 shrink-0', className)}
    >
      {NETWORKS[network].sign.map(({ line, width }) => (
        <path key={line} d={line} strokeWidth={width} />
      ))}
    </svg>
  );
}
