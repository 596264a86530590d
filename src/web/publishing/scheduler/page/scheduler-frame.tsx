import type { ReactNode } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { Page } from '#web/core/ui/page.tsx';
import { PublishingPlaces } from '#web/publishing/places/publishing-places.tsx';

export function SchedulerFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const t = useT();
  return (
    <Page
      title={t('Social Media Calendar')}
      description={t('Your posts, planned at the right time, approved by you, sent out once each.')}
      action={action}
    >
      <PublishingPlaces />
      {children}
    </Page>
  );
}
