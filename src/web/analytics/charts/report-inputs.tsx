import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { Coverage, Period } from '#shared/analytics/analytics.ts';
import type { Store } from '#shared/stores/stores.ts';
import { CoverageRemark } from '#web/analytics/reports/coverage-remark.tsx';
import { type Fact, Facts, Section } from '#web/analytics/reports/explanation-section.tsx';
import { comparedText, periodText } from '#web/analytics/reports/periods.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { Drawer } from '#web/core/ui/dialog.tsx';
import { Tooltip } from '#web/core/ui/tooltip.tsx';

/** What a picture or list says when it is asked how it was computed. */
export interface Inputs {
  formula: string;
  /** Which records were counted. */
  rows: string;
  computedAt: string;
  period?: Period;
  coverage?: Coverage;
  facts?: readonly Fact[];
}

interface InputsProps {
  title: string;
  inputs: Inputs;
  /** Without one it is of all stores. */
  store?: Store | undefined;
}

export function InputsButton({ title, inputs, store }: InputsProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip text={t('How is this computed?')}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('How is this computed? {metric}', { metric: title })}
          onClick={() => setOpen(true)}
          className="grid size-8 shrink-0 place-items-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
        >
          <CircleHelp aria-hidden className="size-4" />
        </button>
      </Tooltip>
      <Drawer open={open} onOpenChange={setOpen} title={title} description={t('How is this computed?')}>
        <InputsText title={title} inputs={inputs} store={store} />
      </Drawer>
    </>
  );
}

function InputsText({
  inputs: { formula, rows, period, coverage, computedAt, facts = [] },
  store,
}: InputsProps) {
  const t = useT();
  const format = useFormat();
  const compared = period && comparedText(format, period);
  const all: Fact[] = [...facts, { term: t('Counted'), fact: rows }];
  if (period) all.push({ term: t('Period'), fact: periodText(format, period) });
  if (compared) all.push({ term: t('Compared with'), fact: compared });
  if (store) all.push({ term: t('Time zone of the store'), fact: zoneText(store.timeZone, t) });
  if (store && coverage)
    all.push({
      term: t('Orders read since'),
      fact: coverage.from ? format.date(coverage.from, store.timeZone) : t('Not yet'),
      remark: <CoverageRemark coverage={coverage} store={store} />,
    });
  all.push({ term: t('Figures updated'), fact: format.dateTime(computedAt, store?.timeZone) });
  return (
    <div className="grid gap-7">
      <Section title={t('Formula')}>
        <p className="text-sm">{formula}</p>
      </Section>
      <Section title={t('What it is based on')}>
        <Facts facts={all} />
      </Section>
    </div>
  );
}
