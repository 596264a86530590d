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
      {SIGNS[network]}
    </svg>
  );
}

const SIGNS = {
  instagram: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="3.5" />
      <circle cx="8" cy="8" r="2.75" />
      <path d="M11.4 4.6v0" strokeWidth="1.75" />
    </>
  ),
  facebook: <path d="M10.75 2.25H9.5A2.5 2.5 0 0 0 7 4.75v9M4.75 8h5" strokeWidth="2" />,
  twitter: <path d="M3 2.75 13 13.25M13 2.75 3 13.25" strokeWidth="1.75" />,
};
