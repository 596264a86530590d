import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { AdsAction } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { Evidence } from '#web/analytics/insights/evidence.tsx';
import { Section } from '#web/analytics/reports/explanation-section.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Drawer } from '#web/core/ui/dialog.tsx';

/** `describedBy` is the title of the action: it distinguishes buttons of the same name. */
export function EvidenceButton({ action, describedBy }: { action: AdsAction; describedBy: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { title, evidence, data, basis } = action;
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        <CircleHelp aria-hidden />
        {t('What is this based on?')}
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={t('What is this based on?')} description={title}>
        <div className="grid gap-6">
          <Evidence
            period={evidence.period}
            formula={evidence.formula}
            figures={data}
            table={evidence.table}
          />
          <Section title={t('Basis')}>
            <BasisBadge basis={basis} counted="records" />
          </Section>
        </div>
      </Drawer>
    </>
  );
}
