import type { AllStoresProfit as Profit } from '#shared/analytics/all-stores.ts';
import type { Store } from '#shared/stores/stores.ts';
import { type GroupEarned, groupsEarned } from '#web/analytics/all-stores/earned.ts';
import { ExplainEarned, type ExplainedEarned } from '#web/analytics/all-stores/earned-explanation.tsx';
import { currencyName, storeNames } from '#web/analytics/all-stores/group-words.ts';
import { allProfitQuery } from '#web/analytics/all-stores/queries.ts';
import { figureWords, reasonWords, weakestWords } from '#web/analytics/profit/figure-words.ts';
import { coverageSentence, figureText, unknownText } from '#web/analytics/profit/figures.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { ProfitFigure, ProfitLink, ProfitRow } from './profit-row.tsx';

const MONTH = { range: 'mtd' } as const;

/** What the month's orders of all stores left so far, a row for each currency. */
export function AllStoresProfit({ stores }: { stores: readonly Store[] }) {
  const t = useT();
  return (
    <Loaded
      query={allProfitQuery(MONTH)}
      failed={t('Failed to load what your stores earned.')}
      waiting={<Skeleton className="h-24 rounded-xl" />}
    >
      {(reply) => <ProfitOfMonth reply={reply} stores={stores} />}
    </Loaded>
  );
}

function ProfitOfMonth({ reply, stores }: { reply: Profit; stores: readonly Store[] }) {
  const groups = groupsEarned(reply, stores);
  const period = { ...MONTH, firstDay: reply.firstDay, lastDay: reply.lastDay };
  return groups.map((group) => (
    <ProfitOfGroup key={group.currency} group={group} period={period} isNamed={groups.length > 1} />
  ));
}

interface ProfitOfGroupProps {
  group: GroupEarned;
  period: ExplainedEarned['period'];
  isNamed: boolean;
}

function ProfitOfGroup({ group, period, isNamed }: ProfitOfGroupProps) {
  const t = useT();
  const format = useFormat();
  const { earned, currency, members, madeUp } = group;
  const name = isNamed ? currencyName(t, currency) : null;
  if (!earned || earned.contribution === null)
    return (
      <ProfitRow>
        <p className="min-w-0 flex-[1_1_18rem] text-ink-soft text-sm">
          {name && <span className="block text-ink">{name}</span>}
          {whyNone()}
        </p>
        <ProfitLink />
      </ProfitRow>
    );
  const missing = members.filter(({ figures: { reason } }) => reason !== null).map(({ store }) => store);
  const notes = [
    coverageSentence(t, format, 'contribution', earned.coverage),
    t(weakestWords[earned.evidence.contribution].short),
    earned.unknown.length > 0 && unknownText(t, earned.unknown),
    missing.length > 0 && t('Without {stores}.', { stores: storeNames(t, missing) }),
    madeUp && t('Costs, fees and shipping of a demo shop in it are made up.'),
  ].filter(Boolean);
  return (
    <ProfitRow>
      {name && <p className="w-full text-sm">{name}</p>}
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        <Figure name="contribution" group={group} earned={earned} period={period} />
        <Figure name="grossMargin" group={group} earned={earned} period={period} />
        <Figure name="netProfit" group={group} earned={earned} period={period} />
      </dl>
      <p className="min-w-0 flex-[1_1_14rem] text-ink-faint text-xs">{notes.join(' · ')}</p>
      <ProfitLink />
    </ProfitRow>
  );

  function whyNone() {
    if (!earned) return t('What your orders cost is being read. Your profit appears as soon as it is known.');
    return earned.netSales === 0
      ? t(reasonWords.no_orders.sentence)
      : t('Enter what your goods cost to see what is left of your sales.');
  }
}

function Figure(figure: ExplainedEarned) {
  const t = useT();
  const format = useFormat();
  const { name, group, earned } = figure;
  const { label, unit } = figureWords[name];
  return (
    <ProfitFigure
      label={t(label)}
      explained={<ExplainEarned {...figure} />}
      value={figureText(format, unit, earned[name], group.currency)}
    />
  );
}
