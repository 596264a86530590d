import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import type { ExplainedMetric } from './explanation.tsx';
import { Section } from './explanation-section.tsx';
import { exactFigure } from './figures.ts';
import { type Line, linesOf, metrics } from './metrics.ts';

const lineLooks: Record<Line['role'], string> = {
  added: '',
  divisor: '',
  subtotal: 'border-line border-t font-medium',
  within: 'text-ink-soft',
  context: 'text-ink-soft',
};

interface ReceiptProps extends Pick<ExplainedMetric, 'name' | 'detail'> {
  reply: { currency: string };
}

/** The parts of a figure, adding up to it. */
export function Receipt({ name, detail, reply }: ReceiptProps) {
  const t = useT();
  const format = useFormat();
  const lines = linesOf(name, detail);
  if (lines.length === 0) return null;
  const figure = (unit: Line['unit'], value: number | null) =>
    exactFigure(format, unit, value, reply.currency);
  const summed = lines.filter(({ role }) => role !== 'context' && role !== 'within');
  return (
    <Section title={t('Parts')}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t('Parts')}</caption>
        <tbody>
          {summed.map((line) => (
            <LineRow key={line.label} line={line} value={figure(line.unit, line.value)} />
          ))}
          <tr className="border-ink border-t-2 border-double font-semibold">
            <th scope="row" className="py-2 pr-4 text-left font-semibold">
              {t(metrics[name].label)}
            </th>
            <td className="py-2 text-right">{figure(metrics[name].unit, detail.value)}</td>
          </tr>
          {lines
            .filter((line) => !summed.includes(line))
            .map((line) => (
              <LineRow key={line.label} line={line} value={figure(line.unit, line.value)} />
            ))}
        </tbody>
      </table>
    </Section>
  );
}

function LineRow({ line: { label, role }, value }: { line: Line; value: string }) {
  const t = useT();
  return (
    <tr className={lineLooks[role]}>
      <th
        scope="row"
        className={classNames(
          'py-1.5 pr-4 text-left',
          role === 'subtotal' ? 'font-medium' : 'font-normal',
          role === 'within' && 'pl-4',
        )}
      >
        {t(label)}
      </th>
      <td className="whitespace-nowrap py-1.5 text-right">
        {role === 'divisor' && '÷ '}
        {value}
      </td>
    </tr>
  );
}
