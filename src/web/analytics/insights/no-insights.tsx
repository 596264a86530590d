import { CircleCheck, Lightbulb } from 'lucide-react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { isImporting } from '#web/stores/connect/import-progress.ts';

/** Nothing was ever said: nothing is read yet, nothing was sold yet, or nothing stands out. */
export function NoInsights({ store: { sync } }: { store: Store }) {
  const t = useT();
  if (isImporting(sync))
    return (
      <Empty title={t('Still reading your store')}>
        {t('The first insights appear automatically with the first figures.')}
      </Empty>
    );
  if (sync.orders === 0)
    return (
      <Empty title={t('No orders yet')}>
        {t('Insights are based on orders. The first ones appear automatically once there are some.')}
      </Empty>
    );
  return (
    <Empty title={t('Nothing stands out')}>
      {t(
        'Vitrin speaks up when something differs from its usual ups and downs and enough orders confirm it. It checks again every day.',
      )}
    </Empty>
  );
}

export function AllDone() {
  const t = useT();
  return (
    <Card flush>
      <EmptyState icon={CircleCheck} title={t('Nothing open')}>
        {t('You have dealt with every insight. Vitrin checks again every day.')}
      </EmptyState>
    </Card>
  );
}

export function NothingDone() {
  const t = useT();
  return (
    <Empty title={t('Nothing done yet')}>
      {t('What you mark as done or dismiss stays here and can be opened again.')}
    </Empty>
  );
}

function Empty({ title, children }: { title: string; children: string }) {
  return (
    <Card flush>
      <EmptyState icon={Lightbulb} title={title}>
        {children}
      </EmptyState>
    </Card>
  );
}
