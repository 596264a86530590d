import { CircleCheck } from 'lucide-react';
import type { ProfitGap, ProfitReport } from '#shared/analytics/profit.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { gatewayText } from '#web/analytics/costs/cost-words.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { type Remedy, RemedyLink, remedies } from './costs-link.tsx';

interface MissingListProps {
  reply: Pick<ProfitReport, 'gaps' | 'currency'>;
  store: Store;
}

/** What is not known, what hangs on it, and where it can be said; the largest first. */
export function MissingList({ reply: { gaps, currency }, store }: MissingListProps) {
  const t = useT();
  const format = useFormat();
  const platform = PLATFORM_NAMES[store.platform];
  if (gaps.length === 0)
    return (
      <p className="flex items-center gap-2 text-ink-soft text-sm">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-positive" />
        {t('Nothing is missing: all that profit is made of is known.')}
      </p>
    );
  const words = { money: (value: number) => format.money(value, currency), platform };
  return (
    <Card
      title={t('What is missing')}
      description={t('What is not known yet, and what hangs on it.')}
      className="min-w-0"
    >
      <ul className="-my-3 grid divide-y divide-line text-sm">
        {gaps.map((gap) => {
          const { sentence, remedy, label } = gapWords(t, gap, words);
          return (
            <li
              key={gap.kind}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 tabular-nums"
            >
              <span className="wrap-anywhere min-w-0 flex-[1_1_20rem]">{sentence}</span>
              {remedy && <RemedyLink remedy={remedy} label={label} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface GapWords {
  sentence: string;
  remedy?: Remedy;
  label?: string;
}

function gapWords(
  t: Translate,
  gap: ProfitGap,
  { money, platform }: { money: (value: number) => string; platform: string },
): GapWords {
  switch (gap.kind) {
    case 'costs':
      return {
        sentence: t.plural(
          gap.variants,
          {
            one: 'What {n} product or variant costs is not known: {amount} of net sales bring nothing to profit.',
            other:
              'What {n} products and variants cost is not known: {amount} of net sales bring nothing to profit.',
          },
          { amount: money(gap.netSales) },
        ),
        remedy: remedies.costs,
      };
    case 'vat':
      if (gap.netSales === 0)
        return {
          sentence: t(
            'Of the {amount} that buyers paid for shipping, it is not known how much is VAT. It is not taken out, so profit looks higher than it is.',
            { amount: money(gap.shipping) },
          ),
          remedy: remedies.vat,
        };
      return {
        sentence: t(
          '{amount} of sales may have VAT inside that belongs to the state. It is not taken out, so profit looks higher than it is.',
          { amount: money(gap.netSales) },
        ),
        remedy: remedies.vat,
      };
    case 'fees':
      return feesGap(t, gap, money(gap.amount));
    case 'fees_expected':
      return {
        sentence: t.plural(
          gap.payments,
          {
            one: 'The fee of {n} payment is still to come from {platform}. It is added by itself.',
            other:
              'The fees of {n} payments are still to come from {platform}. They are added by themselves.',
          },
          { platform },
        ),
      };
    case 'shipping':
      return {
        sentence: t.plural(
          gap.orders,
          {
            one: 'What sending {n} order cost is not known. The {amount} that buyers paid for it is left out, too.',
            other:
              'What sending {n} orders cost is not known. The {amount} that buyers paid for it is left out, too.',
          },
          { amount: money(gap.charged) },
        ),
        remedy: remedies.shipping,
      };
    case 'reclaims_vat':
      return {
        sentence: t(
          '{amount} of VAT on fees counts as a cost, as long as it is not known whether you get it back.',
          {
            amount: money(gap.amount),
          },
        ),
        remedy: remedies.reclaimsVat,
      };
    case 'returns':
      return {
        sentence: t(
          'Returned goods that cost {amount} count as lost, as long as it is not known whether they are sold again.',
          {
            amount: money(gap.amount),
          },
        ),
        remedy: remedies.returns,
      };
    case 'fixed_costs':
      return {
        sentence: t('Rent, salaries, apps and other fixed costs are not entered, so there is no net profit.'),
        remedy: remedies.fixedCosts,
      };
  }
}

function feesGap(t: Translate, { gateways }: Extract<ProfitGap, { kind: 'fees' }>, amount: string): GapWords {
  const names = gateways.map(gatewayText);
  const [first] = names;
  if (first === undefined)
    return {
      sentence: t('What payments of {amount} cost in fees is not known, so it is not taken off yet.', {
        amount,
      }),
      remedy: remedies.fees,
    };
  return {
    sentence: t(
      'What payments of {amount} through {gateways} cost in fees is not known, so it is not taken off yet.',
      {
        amount,
        gateways: new Intl.ListFormat(t.locale).format(names),
      },
    ),
    remedy: remedies.fees,
    ...(names.length === 1 && { label: t('Say what {gateway} takes', { gateway: first }) }),
  };
}
