import type { AdsResult, Basis, Projection } from '#shared/ads/ads.ts';
import { BASELINE_ROAS, REVENUE_PER_CONVERSION } from '#shared/ads/ads-projection.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';

const FIXED_VALUE: Basis = { kind: 'assumption', source: 'specified_value', cases: null };
const FIXED_ROAS: Basis = { kind: 'assumption', source: 'specified_roas', cases: null };

/** SPEC section 9: 65 a conversion and a ROAS of 2.5 to compare with, each next to what the store itself knows. */
export function FixedFigures({ result, projection }: { result: AdsResult; projection: Projection }) {
  const t = useT();
  const format = useFormat();
  const { currency, storeAnalysis, performance } = result;
  const conversions = projection.conversions?.expected ?? null;
  const roas = projection.estimatedRoas?.expected ?? null;
  const own = storeAnalysis.averageOrderValue;
  const money = (value: number | null) => format.money(value, currency, { whole: true });
  const times = (value: number | null) =>
    value === null ? NO_FIGURE : `${format.number(value, { maximumFractionDigits: 2 })}×`;
  const roi = roas === null ? null : (roas / BASELINE_ROAS - 1) * 100;
  const breakEven = performance.breakEvenRoas;
  const unknown = t('{dash} as the cost per click is not known', { dash: NO_FIGURE });
  return (
    <FoldingCard
      title={t('By fixed assumptions')}
      description={t('Two round figures to compare with, each next to the figure of your own store.')}
      className="min-w-0"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Comparison
          label={t('Revenue potential')}
          value={money(conversions === null ? null : conversions * REVENUE_PER_CONVERSION)}
          formula={t('conversions × {value}', {
            value: format.money(REVENUE_PER_CONVERSION, currency, { whole: true }),
          })}
          basis={FIXED_VALUE}
          ownLabel={t('By your average order value')}
          ownValue={
            own === null
              ? t('not known: no orders in this period')
              : conversions === null
                ? unknown
                : t('{revenue} ({value} an order)', {
                    revenue: money(conversions === null ? null : conversions * own),
                    value: format.money(own, currency),
                  })
          }
          ownBasis={own === null ? null : storeAnalysis.basis}
        />
        <Comparison
          label={t('ROI improvement')}
          value={format.percent(roi, { signed: true, digits: 0 })}
          formula={t('ROAS ÷ {baseline} − 1', { baseline: format.number(BASELINE_ROAS) })}
          basis={FIXED_ROAS}
          ownLabel={t('By your break-even ROAS')}
          ownValue={
            breakEven === null
              ? t('not known: enter your gross margin above')
              : roas === null
                ? unknown
                : t('{change} compared with {roas}', {
                    change: format.percent(roas === null ? null : (roas / breakEven - 1) * 100, {
                      signed: true,
                      digits: 0,
                    }),
                    roas: times(breakEven),
                  })
          }
          ownBasis={breakEven === null ? null : { kind: 'assumption', source: 'own_entry', cases: null }}
        />
      </div>
    </FoldingCard>
  );
}

interface ComparisonProps {
  label: string;
  value: string;
  formula: string;
  basis: Basis;
  ownLabel: string;
  ownValue: string;
  ownBasis: Basis | null;
}

function Comparison({ label, value, formula, basis, ownLabel, ownValue, ownBasis }: ComparisonProps) {
  return (
    <section aria-label={label} className="grid content-start justify-items-start gap-3">
      <div className="grid justify-items-start gap-0.5">
        <h3 className="font-normal font-sans text-ink-soft text-sm tracking-normal">{label}</h3>
        <p className="font-display font-semibold text-2xl tabular-nums tracking-[-0.02em]">{value}</p>
        <p className="text-ink-faint text-xs">{formula}</p>
        <BasisBadge basis={basis} />
      </div>
      <div className="grid justify-items-start gap-0.5 border-line border-l-2 pl-3">
        <p className="text-ink-soft text-xs">{ownLabel}</p>
        <p className="text-sm tabular-nums">{ownValue}</p>
        {ownBasis && <BasisBadge basis={ownBasis} />}
      </div>
    </section>
  );
}
