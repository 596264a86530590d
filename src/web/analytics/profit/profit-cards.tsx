import type { ReactNode } from 'react';
import type { ProfitFigureName } from '#shared/analytics/profit.ts';
import { FigureRow } from '#web/analytics/reports/figure-row.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { RemedyLink } from './costs-link.tsx';
import { figureWords, reasonWords, weakestWords } from './figure-words.ts';
import { figureText, restingSentences, trendOf } from './figures.ts';
import { type ExplainedProfit, ExplainProfit } from './profit-explanation.tsx';

type CardProps = Omit<ExplainedProfit, 'name'>;

export function ProfitCards(props: CardProps) {
  const t = useT();
  const format = useFormat();
  const { figures, currency } = props.reply;
  const { grossMargin, breakEvenRoas } = figures;
  return (
    <FigureRow count={4}>
      <ProfitCard {...props} name="netProfit" meaning={t('After ads and fixed costs, before income tax')} />
      <ProfitCard
        {...props}
        name="contribution"
        meaning={t('What orders leave before ads and fixed costs')}
      />
      <ProfitCard
        {...props}
        name="grossProfit"
        meaning={
          grossMargin.value !== null && (
            <span className="flex items-center gap-1">
              {t('Margin {margin}', { margin: figureText(format, 'share', grossMargin.value, currency) })}
              <ExplainProfit {...props} name="grossMargin" />
            </span>
          )
        }
      />
      <ProfitCard
        {...props}
        name="breakEvenRoas"
        meaning={
          breakEvenRoas.value !== null &&
          t('An ad pays for itself when {spent} bring {amount} of net sales', {
            spent: format.money(100, currency, { whole: true }),
            amount: format.money(100 * breakEvenRoas.value, currency, { whole: true }),
          })
        }
      />
    </FigureRow>
  );
}

interface ProfitCardProps extends ExplainedProfit {
  name: ProfitFigureName;
  /** In one line; only where there is a figure. */
  meaning: ReactNode;
}

function ProfitCard({ meaning, ...metric }: ProfitCardProps) {
  const t = useT();
  const format = useFormat();
  const { name, reply } = metric;
  const { label, unit } = figureWords[name];
  const { value, reason, evidence } = reply.figures[name];
  const isCompared = reply.period.range !== 'all';
  const trend = trendOf(t, format, name, reply);
  const known = restingSentences(t, format, name, reply);
  return (
    <div className="bg-surface p-5">
      <StatFigure
        label={
          <span className="flex min-h-6 items-center gap-1.5">
            {t(label)}
            <span className="-mr-2 ml-auto">
              <ExplainProfit {...metric} />
            </span>
          </span>
        }
        value={figureText(format, unit, value, reply.currency)}
        trend={trend}
        note={
          reason ? (
            <>
              {t(reasonWords[reason].sentence)} <Remedy reason={reason} />
            </>
          ) : (
            <span className="grid gap-1">
              {meaning}
              {isCompared && !trend && <span>{t('Not compared: not known for the time before.')}</span>}
              {known.map((each) => (
                <span key={each}>{each}</span>
              ))}
              {evidence && <span>{t(weakestWords[evidence].short)}</span>}
            </span>
          )
        }
      />
    </div>
  );
}

function Remedy({ reason }: { reason: keyof typeof reasonWords }) {
  const { remedy } = reasonWords[reason];
  return remedy ? <RemedyLink remedy={remedy} /> : null;
}
