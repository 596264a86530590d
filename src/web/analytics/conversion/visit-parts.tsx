import type { Conversion, VisitPart } from '#shared/analytics/conversion.ts';
import { ShareBars } from '#web/analytics/charts/share-bars.tsx';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { useVisitWords } from './visit-words.ts';

type Breakdown = Conversion['breakdowns'][number];

const SHOWN = 6;

/** The largest parts by visits, each with its own conversion rate. */
export function PartBars({ breakdown: { by, rows } }: { breakdown: Breakdown }) {
  const t = useT();
  const format = useFormat();
  const { partName } = useVisitWords();
  return (
    <div className="grid gap-3">
      <p className="flex gap-4 text-ink-faint text-xs">
        <span className="flex-1" />
        <span>{t('Visits')}</span>
        <span className="w-13 text-right">{t('Bought')}</span>
      </p>
      <ShareBars
        bars={rows.slice(0, SHOWN).map((part) => ({
          key: `${part.value} ${part.isOthers}`,
          label: partName(by, part),
          value: part.sessions,
          figure: format.number(part.sessions),
          note: rateText(format, part),
        }))}
      />
    </div>
  );
}

/** Every part with each step, and the whole beneath them. */
export function PartTable({ reply, breakdown }: { reply: Conversion; breakdown: Breakdown | undefined }) {
  const t = useT();
  const format = useFormat();
  const { titles, partName } = useVisitWords();
  const { current, rate } = reply;
  if (!current) return null;
  const whole = { ...current, rate: rate.value, fewData: rate.fewData, value: null, isOthers: false };
  const rows = [
    ...(breakdown?.rows ?? []).map((part) => ({ ...part, name: partName(breakdown!.by, part) })),
    { ...whole, name: t('All visits') },
  ];
  return (
    <DataTable
      scrolls
      caption={t('From visit to order')}
      rows={rows}
      rowKey={({ name, isOthers }) => `${name} ${isOthers}`}
      columns={[
        {
          name: 'name',
          label: breakdown ? titles[breakdown.by] : t('Visits'),
          isHeader: true,
          cell: ({ name, fewData }) => (
            <span className="flex items-center gap-2">
              <span className="min-w-0 break-words">{name}</span>
              {fewData && <Badge tone="caution">{t('Little data')}</Badge>}
            </span>
          ),
        },
        {
          name: 'sessions',
          label: t('Visits'),
          isNumber: true,
          cell: ({ sessions }) => format.number(sessions),
        },
        {
          name: 'cartAdditions',
          label: t('With cart'),
          isNumber: true,
          from: 'md',
          cell: ({ cartAdditions }) => format.number(cartAdditions),
        },
        {
          name: 'reachedCheckout',
          label: t('With checkout'),
          isNumber: true,
          from: 'md',
          cell: ({ reachedCheckout }) => format.number(reachedCheckout),
        },
        {
          name: 'completedCheckout',
          label: t('Bought'),
          isNumber: true,
          from: 'sm',
          cell: ({ completedCheckout }) => format.number(completedCheckout),
        },
        { name: 'rate', label: t('Rate'), isNumber: true, cell: (row) => rateText(format, row) },
      ]}
    />
  );
}

function rateText(format: ReturnType<typeof useFormat>, { rate }: Pick<VisitPart, 'rate'>): string {
  return rate === null ? NO_FIGURE : format.percent(rate * 100, { digits: 2 });
}
