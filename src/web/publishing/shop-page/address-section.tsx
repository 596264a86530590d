import { ExternalLink } from 'lucide-react';
import { type ShopPage, shopPagePath } from '#shared/publishing/shop-page.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { buttonLook } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { AddressRow } from './address-row.tsx';
import { HandleForm } from './handle-form.tsx';
import { PreviewButton, type PreviewedPage } from './phone-preview.tsx';
import { PublicSwitch } from './public-switch.tsx';

interface AddressSectionProps {
  storeId: string;
  page: ShopPage;
  /** Null where the preview stands next to it. */
  preview: PreviewedPage | null;
}

/** Whether the page is public, and where it is. */
export function AddressSection({ storeId, page, preview }: AddressSectionProps) {
  const t = useT();
  return (
    <Card title={t('Your page')}>
      <div className="grid gap-6">
        <PublicSwitch storeId={storeId} page={page} />
        <div className="grid gap-3">
          <AddressRow name={t('Address')} address={page.address} copyLabel={t('Copy the address')} />
          {!page.isReachable && (
            <Alert>
              {t(
                'As long as Vitrin has no public address (setting PUBLIC_URL), only this computer can open it.',
              )}
            </Alert>
          )}
          <div className="flex flex-wrap gap-2">
            <a
              href={shopPagePath(page.handle)}
              target="_blank"
              rel="noreferrer"
              className={buttonLook({ variant: 'secondary' })}
            >
              {t('Open the page')}
              <ExternalLink aria-hidden />
              <span className="sr-only">{t('(opens in a new tab)')}</span>
            </a>
            {preview && <PreviewButton {...preview} />}
          </div>
        </div>
        <HandleForm storeId={storeId} page={page} />
      </div>
    </Card>
  );
}
