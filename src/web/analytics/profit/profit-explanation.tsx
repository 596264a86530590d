import { useState } from 'react';
import type { ProfitFigure, ProfitFigureName, ProfitReport } from '#shared/analytics/profit.ts';
import type { Store } from '#shared/stores/stores.ts';
import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { CoverageRemark } from '#web/analytics/reports/coverage-remark.tsx';
import { ExplainTrigger } from '#web/analytics/reports/explain-button.tsx';
import { Facts, Section } from '#web/analytics/reports/explanation-section.tsx';
import { comparedText, periodText } from '#web/analytics/reports/periods.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { Drawer } from '#web/core/ui/dialog.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { RemedyLink } from './costs-link.tsx';
import {
  evidenceWords,
  figureWords,
  isFigure,
  partLabel,
  reasonWords,
  weakestWords,
} from './figure-words.ts';
import { changeOf, changeText, figureText, restingSentences, trendOf } from './figures.ts';
import { ProfitAgreement } from './profit-comparison.tsx';

export interface ExplainedProfit {
  name: ProfitFigureName;
  reply: ProfitReport;
  store: Store;
}

/** Opens how a figure of profit was computed. */
export function ExplainProfit(metric: ExplainedProfit) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const label = t(figureWords[metric.name].label);
  return (
    <>
      <ExplainTrigger label={label} onOpen={() => setOpen(true)} />
      <Drawer open={open} onOpenChange={setOpen} title={label} description={t('How is this computed?')}>
        <div className="grid gap-7">
          <Outcome {...metric} />
          <Section title={t('Formula')}>
            <p className="text-sm">{t(figureWords[metric.name].formula)}</p>
          </Section>
          <Parts {...metric} />
          <Evidence {...metric} />
          <Before {...metric} />
          <Inputs {...metric} />
        </div>
      </Drawer>
    </>
  );
}

function Outcome({ name, reply }: ExplainedProfit) {
  const t = useT();
  const format = useFormat();
  const { label, unit } = figureWords[name];
  return (
    <div className="grid gap-2">
      <StatFigure
        label={<span className="sr-only">{t(label)}</span>}
        value={figureText(format, unit, reply.figures[name].value, reply.currency)}
        trend={trendOf(t, format, name, reply)}
      />
      <MissingFigure figure={reply.figures[name]} />
    </div>
  );
}

/** Why there is no figure, and the way to what it takes. */
export function MissingFigure({ figure: { reason } }: { figure: Pick<ProfitFigure, 'reason'> }) {
  const t = useT();
  if (!reason) return null;
  const { sentence, remedy } = reasonWords[reason];
  return (
    <p className="grid justify-items-start text-sm">
      {t(sentence)}
      {remedy && <RemedyLink remedy={remedy} />}
    </p>
  );
}

function Parts({ name, reply }: ExplainedProfit) {
  const t = useT();
  const format = useFormat();
  const { label, unit, adds, takenOff } = figureWords[name];
  const { parts, value } = reply.figures[name];
  if (parts.length === 0) return null;
  const beside = (part: (typeof parts)[number]) => part.unit === 'count';
  const rows = [...parts.filter((part) => !beside(part)), null, ...parts.filter(beside)];
  return (
    <Section title={t('Parts')}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t('Parts')}</caption>
        <tbody>
          {rows.map((part) =>
            part ? (
              <PartRow key={part.name} part={part} isTakenOff={takenOff.includes(part.name)} reply={reply} />
            ) : (
              <tr
                key="total"
                className={classNames(
                  'border-t font-semibold',
                  adds ? 'border-ink border-t-2 border-double' : 'border-line',
                )}
              >
                <th scope="row" className="py-2 pr-4 text-left font-semibold">
                  {t(label)}
                </th>
                <td className="py-2 text-right">{figureText(format, unit, value, reply.currency)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </Section>
  );
}

interface PartRowProps {
  part: ProfitFigure['parts'][number];
  isTakenOff: boolean;
  reply: ProfitReport;
}

function PartRow({ part: { name, value, unit, evidence }, isTakenOff, reply }: PartRowProps) {
  const t = useT();
  const format = useFormat();
  const signed = value !== null && value !== 0 && isTakenOff ? -value : value;
  const reason = value === null && isFigure(name) ? reply.figures[name].reason : null;
  const note = reason ? t(reasonWords[reason].sentence) : evidence && t(evidenceWords[evidence]);
  return (
    <tr className="align-top">
      <th scope="row" className="py-1.5 pr-4 text-left font-normal">
        {t(partLabel(name))}
        {note && <span className="block text-ink-soft text-xs">{note}</span>}
      </th>
      <td className="whitespace-nowrap py-1.5 text-right">
        {unit === 'count' ? format.number(signed) : figureText(format, unit, signed, reply.currency)}
      </td>
    </tr>
  );
}

/** How sure it is: measured, by a rule or assumed, and how much of what it rests on is known. */
function Evidence({ name, reply }: ExplainedProfit) {
  const t = useT();
  const format = useFormat();
  const { evidence } = reply.figures[name];
  const known = restingSentences(t, format, name, { figures: reply.figures, all: true });
  if (known.length === 0 && !evidence) return null;
  return (
    <Section title={t('How sure it is')}>
      <div className="grid gap-1 text-sm">
        {known.map((each) => (
          <p key={each}>{each}</p>
        ))}
        {evidence && <p>{t(weakestWords[evidence].meaning)}</p>}
      </div>
    </Section>
  );
}

function Before({ name, reply }: ExplainedProfit) {
  const t = useT();
  const format = useFormat();
  const { unit } = figureWords[name];
  const figure = reply.figures[name];
  const { period, currency } = reply;
  if (period.range === 'all') return null;
  const words = comparisonWords(t, period);
  const change = changeOf(unit, figure);
  const written = (value: number | null) => figureText(format, unit, value, currency);
  const values = {
    value: written(figure.value),
    previous: written(figure.previous),
    growth: change ? changeText(t, format, { unit, currency }, change) : '',
  };
  return (
    <Section title={words.growth}>
      <Facts facts={[{ term: words.previous, fact: values.previous }]} />
      <p className="text-sm tabular-nums">
        {!change
          ? t('Not compared: one of the two is not known.')
          : change.inPercent
            ? t('({value} − {previous}) ÷ {previous} = {growth}', values)
            : t('{value} − {previous} = {growth}', values)}
      </p>
    </Section>
  );
}

const COMPARED: ReadonlySet<ProfitFigureName> = new Set<ProfitFigureName>([
  'grossProfit',
  'grossMargin',
  'fees',
]);

function Inputs({ name, reply, store }: ExplainedProfit) {
  const t = useT();
  const format = useFormat();
  const { period, coverage, computedAt } = reply;
  const compared = comparedText(format, period);
  return (
    <Section title={t('What it is based on')}>
      <Facts
        facts={[
          { term: t('Period'), fact: periodText(format, period) },
          ...(compared ? [{ term: t('Compared with'), fact: compared }] : []),
          { term: t('Time zone of the store'), fact: zoneText(period.timeZone, t) },
          {
            term: t('Orders read since'),
            fact: coverage.from ? format.date(coverage.from, period.timeZone) : t('Not yet'),
            remark: <CoverageRemark coverage={coverage} store={store} />,
          },
          { term: t('Figures updated'), fact: format.dateTime(computedAt, period.timeZone) },
        ]}
      />
      {COMPARED.has(name) && <ProfitAgreement reply={reply} store={store} />}
    </Section>
  );
}
