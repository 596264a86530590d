import { Download } from 'lucide-react';
import { pathOf } from '#shared/core/endpoint.ts';
import { SHOP_PAGE_QR } from '#shared/publishing/shop-page.ts';
import { useT } from '#web/core/app/i18n.ts';
import { buttonLook } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import type { SectionProps } from './section-props.ts';

export function QrSection({ storeId, page: { handle, address, isPublic } }: SectionProps) {
  const t = useT();
  const [svg, png] = [SHOP_PAGE_QR.svg, SHOP_PAGE_QR.png].map((path) => pathOf({ path }, { storeId }));
  return (
    <Card
      title={t('QR code')}
      description={t(
        'For packages, receipts or the shop window. It leads to your page, also when you change its name later.',
      )}
    >
      <div className="flex flex-wrap items-center gap-5">
        {/* Dark on white in the dark as well: many phones read nothing else. */}
        <img
          // A changed name draws another picture at the same address.
          src={`${svg}?name=${handle}`}
          alt={t('QR code of {address}', { address })}
          width={144}
          height={144}
          className="size-36 shrink-0 rounded-lg border border-line bg-white p-2"
        />
        <div className="grid min-w-0 flex-[1_1_12rem] gap-3">
          <div className="flex flex-wrap gap-2">
            <QrDownload href={svg!} file={`${handle}-qr.svg`} label={t('Download SVG')} />
            <QrDownload href={png!} file={`${handle}-qr.png`} label={t('Download PNG')} />
          </div>
          {!isPublic && (
            <p className="text-ink-soft text-sm">
              {t('Your page is not public yet, so it opens for nobody but you.')}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

function QrDownload({ href, file, label }: { href: string; file: string; label: string }) {
  return (
    <a href={href} download={file} className={buttonLook({ variant: 'secondary' })}>
      <Download aria-hidden />
      {label}
    </a>
  );
}
