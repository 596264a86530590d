import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { Tooltip } from '#web/core/ui/tooltip.tsx';
import { type ExplainedMetric, Explanation } from './explanation.tsx';
import { metrics } from './metrics.ts';

/** Opens how a figure was computed. */
export function ExplainButton(metric: ExplainedMetric) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const label = t(metrics[metric.name].label);
  return (
    <>
      <ExplainTrigger label={label} onOpen={() => setOpen(true)} />
      <Explanation {...metric} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** The mark beside a figure that opens how it was computed. */
export function ExplainTrigger({ label, onOpen }: { label: string; onOpen: () => void }) {
  const t = useT();
  return (
    <Tooltip text={t('How is this computed?')}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('How is this computed? {metric}', { metric: label })}
        onClick={onOpen}
        className="-my-2 grid size-9 shrink-0 place-items-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
      >
        <CircleHelp aria-hidden className="size-4" />
      </button>
    </Tooltip>
  );
}
