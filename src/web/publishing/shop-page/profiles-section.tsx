import type { ShopPage } from '#shared/publishing/shop-page.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { NetworkMark } from '#web/publishing/social-accounts/network-mark.tsx';
import { AddressRow } from './address-row.tsx';

export function ProfilesSection({ page: { profileLinks } }: { page: ShopPage }) {
  const t = useT();
  return (
    <Card
      title={t('For your profiles')}
      description={t(
        'Each network has its own address, so that visitors are counted under the network they came from.',
      )}
    >
      <ul className="grid gap-2">
        {profileLinks.map(({ network, address }) => (
          <li key={network}>
            <AddressRow
              name={
                <>
                  <NetworkMark network={network} />
                  <span aria-hidden>{NETWORK_NAMES[network]}</span>
                </>
              }
              address={address}
              copyLabel={t('Copy the address for {network}', { network: NETWORK_NAMES[network] })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
