import type { EvidenceTable, FigureUnit, NamedFigure } from '#shared/analytics/insights.ts';
import { Facts, Section } from '#web/analytics/reports/explanation-section.tsx';
import { daysText } from '#web/analytics/reports/periods.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';

interface EvidenceProps {
  period?: { from: string | null; to: string | null } | null;
  formula: string | null;
  figures: readonly NamedFigure[];
  table: EvidenceTable | null;
}

/** What something said rests on: the days, how it was computed, the figures and the rows. */
export function Evidence({ period, formula, figures, table }: EvidenceProps) {
  const t = useT();
  return (
    <div className="grid min-w-0 gap-6">
      {figures.length > 0 && (
        <Section title={t('Figures')}>
          <Facts facts={figures.map(({ name, text }) => ({ term: name, fact: text }))} />
        </Section>
      )}
      {period && (
        <Section title={t('Period')}>
          <p className="text-sm">
            <PeriodText {...period} />
          </p>
        </Section>
      )}
      {formula && (
        <Section title={t('Formula')}>
          <p className="text-sm">{formula}</p>
        </Section>
      )}
      {table && (
        <Section title={t('Rows behind it')}>
          <Rows table={table} />
        </Section>
      )}
    </div>
  );
}

export function PeriodText({ from, to }: { from: string | null; to: string | null }) {
  const t = useT();
  const format = useFormat();
  if (from && to) return daysText(format, { from, to });
  if (to) return t('All of the history until {day}', { day: format.date(to, 'UTC') });
  if (from) return t('Since {day}', { day: format.date(from, 'UTC') });
  return t('All of the history');
}

function Rows({ table: { columns, rows } }: { table: EvidenceTable }) {
  const t = useT();
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <DataTable
        caption={t('Rows behind it')}
        columns={columns.map(({ label, unit }, at) => ({
          name: label,
          label,
          cell: (row: string[]) => row[at],
          isHeader: at === 0,
          isNumber: isNumber(unit),
        }))}
        rows={rows}
        rowKey={(row, at) => `${at} ${row[0]}`}
      />
    </div>
  );
}

function isNumber(unit: FigureUnit) {
  return unit !== 'text' && unit !== 'date';
}
