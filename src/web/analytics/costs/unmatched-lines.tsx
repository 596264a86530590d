import type { ReadCosts } from '#shared/stores/costs.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';

interface UnmatchedLinesProps {
  unmatched: ReadCosts['unmatched'];
  reasons: Record<ReadCosts['unmatched'][number]['reason'], string>;
}

/** What of a pasted table could not be taken: where it stands, and why. */
export function UnmatchedLines({ unmatched, reasons }: UnmatchedLinesProps) {
  const t = useT();
  if (unmatched.length === 0) return null;
  const title = t.plural(unmatched.length, {
    one: '{n} line could not be taken.',
    other: '{n} lines could not be taken.',
  });
  return (
    <div className="grid min-w-0 gap-2">
      <Alert variant="caution">{title}</Alert>
      <div className="overflow-hidden rounded-lg border border-line">
        <DataTable
          caption={title}
          scrolls
          columns={[
            { name: 'line', label: t('Line'), cell: ({ line }) => line, isNumber: true },
            {
              name: 'text',
              label: t('What stands there'),
              cell: ({ text }) => <span className="wrap-anywhere line-clamp-2">{text}</span>,
              isHeader: true,
            },
            { name: 'reason', label: t('Why not'), cell: ({ reason }) => t(reasons[reason]) },
          ]}
          rows={unmatched}
          rowKey={({ line }) => `${line}`}
        />
      </div>
    </div>
  );
}
