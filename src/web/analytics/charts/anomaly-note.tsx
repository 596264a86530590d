import { X } from 'lucide-react';
import type { Anomaly } from '#shared/analytics/sales-reports.ts';
import { exactFigure } from '#web/analytics/reports/figures.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';

interface AnomalyNoteProps {
  anomaly: Anomaly;
  currency: string;
  onClose: () => void;
}

/** What made a day extraordinary, largest part first. */
export function AnomalyNote({
  anomaly: { day, metric, value, expected, causes },
  currency,
  onClose,
}: AnomalyNoteProps) {
  const t = useT();
  const format = useFormat();
  const figure = (amount: number) =>
    metric === 'orders'
      ? format.number(amount, { maximumFractionDigits: 1 })
      : exactFigure(format, 'money', amount, currency);
  const weekday = new Intl.DateTimeFormat(t.locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
  return (
    <div role="status" className="grid animate-appear gap-1.5 rounded-lg bg-caution-soft px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <p>
          <strong className="font-medium">{format.date(day, 'UTC')}</strong>{' '}
          {metric === 'orders'
            ? t('{value} orders, where a {weekday} usually has about {expected}.', {
                value: figure(value),
                expected: figure(expected),
                weekday,
              })
            : t('{value} net sales, where a {weekday} usually has about {expected}.', {
                value: figure(value),
                expected: figure(expected),
                weekday,
              })}
        </p>
        <Button
          variant="ghost"
          size="small"
          square
          aria-label={t('Close')}
          onClick={onClose}
          className="-my-1 -mr-2"
        >
          <X aria-hidden />
        </Button>
      </div>
      {causes.length > 0 && (
        <ul className="grid gap-1 tabular-nums">
          {causes.map((cause) => (
            <li key={cause.kind + cause.label} className="flex justify-between gap-4">
              <span className="min-w-0 truncate">{causeText(t, cause)}</span>
              <span className="whitespace-nowrap">
                {cause.amount > 0 && '+'}
                {exactFigure(format, 'money', cause.amount, currency)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function causeText(t: Translate, { kind, label }: Anomaly['causes'][number]): string {
  switch (kind) {
    case 'order':
      return label ? t('One order: {order}', { order: label }) : t('One large order');
    case 'product':
      return label ?? t('One product');
    case 'refund':
      return label ? t('Refund: {order}', { order: label }) : t('A refund');
    case 'cancelled_order':
      return label ? t('Cancelled: {order}', { order: label }) : t('A cancelled order');
    case 'more_orders':
      return t('More orders than usual');
    case 'fewer_orders':
      return t('Fewer orders than usual');
    case 'larger_orders':
      return t('Larger orders than usual');
    case 'smaller_orders':
      return t('Smaller orders than usual');
  }
}
