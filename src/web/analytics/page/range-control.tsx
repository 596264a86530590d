import { useState } from 'react';
import type { Period } from '#shared/analytics/analytics.ts';
import { issueSentence } from '#shared/core/issue-sentence.ts';
import { RangeQuery } from '#shared/core/ranges.ts';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';

interface RangeControlProps {
  /** Of the figures on the page, once they are there. */
  period: Period | undefined;
  /** Whose today it is; of all stores, the browser's. */
  timeZone?: string;
}

/** Which days the page speaks of. */
export function RangeControl({ period, timeZone }: RangeControlProps) {
  const t = useT();
  const { range, goToRange } = useReportAddress();
  const isWide = useMedia('(min-width: 48rem)');
  const options = rangeOptions(t);

  function choose(chosen: RangeQuery['range']) {
    // The days that are on the screen are where one's own choice begins.
    const today = new Date().toLocaleDateString('sv', { timeZone });
    const { firstDay: from = today, lastDay: to = today } = period ?? {};
    goToRange(chosen === 'custom' ? { range: chosen, from, to } : { range: chosen });
  }

  return (
    <div className="grid gap-3">
      {isWide ? (
        <div className="w-fit">
          <Segmented
            quiet
            label={t('Range')}
            value={range.range}
            onValueChange={choose}
            options={options.map(({ value, label }) => ({
              value,
              label: <span className="whitespace-nowrap px-1.5">{label}</span>,
            }))}
          />
        </div>
      ) : (
        <Select aria-label={t('Range')} value={range.range} onValueChange={choose} options={options} />
      )}
      {range.range === 'custom' && <CustomDays range={range} />}
      <p className="text-ink-faint text-xs">{daysNote(t, range, period?.includesToday)}</p>
    </div>
  );
}

/** Whether the running day counts; of chosen days this is known once they are answered. */
function daysNote(t: Translate, { range }: RangeQuery, includesToday = false): string | null {
  if (range === 'mtd' || range === 'all' || includesToday) return t('Up to now, today so far included');
  return range === 'custom' ? null : t('Finished days, the last of them yesterday');
}

function rangeOptions(t: Translate): { value: RangeQuery['range']; label: string }[] {
  const days = (n: number) => t.plural(n, { one: '{n} day', other: '{n} days' });
  return [
    { value: 'mtd', label: t('Month to date') },
    { value: '7d', label: days(7) },
    { value: '30d', label: days(30) },
    { value: '90d', label: days(90) },
    { value: '12m', label: t('12 months') },
    { value: 'all', label: t('All') },
    { value: 'custom', label: t('Custom') },
  ];
}

/** Two days, both included; they take effect when they make a stretch. */
function CustomDays({ range }: { range: RangeQuery }) {
  const t = useT();
  const { goToRange } = useReportAddress();
  const [draft, setDraft] = useState<{ from: string; to: string } | null>(null);
  const days = draft ?? { from: range.from ?? '', to: range.to ?? '' };
  const checked = RangeQuery.safeParse({ range: 'custom', ...days });

  function change(changed: Partial<typeof days>) {
    const next = { ...days, ...changed };
    const stretch = RangeQuery.safeParse({ range: 'custom', ...next });
    // While a year is typed it is 0002 or 0020 for a moment.
    const isWhole = next.from >= '1990' && stretch.success;
    setDraft(isWhole ? null : next);
    if (isWhole) goToRange(stretch.data);
  }

  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap gap-3">
        <Field label={t('First day')}>
          <TextInput
            type="date"
            className="w-40"
            value={days.from}
            onChange={({ target }) => change({ from: target.value })}
          />
        </Field>
        <Field label={t('Last day')}>
          <TextInput
            type="date"
            className="w-40"
            value={days.to}
            onChange={({ target }) => change({ to: target.value })}
          />
        </Field>
      </div>
      {!checked.success && days.from && days.to && (
        <p role="alert" className="text-negative text-xs">
          {t.message(issueSentence(checked.error.issues[0]!))}
        </p>
      )}
    </div>
  );
}
