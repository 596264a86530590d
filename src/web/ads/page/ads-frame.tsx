import type { ReactNode } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { Page } from '#web/core/ui/page.tsx';

export function AdsFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const t = useT();
  return (
    <Page
      title={t('Ads Optimization')}
      description={t(
        'Advice for Google Ads from what your store really sells. Every figure shows where it comes from.',
      )}
      action={action}
    >
      {children}
    </Page>
  );
}
