import type { ProfitFigureName, ProfitReport } from '#shared/analytics/profit.ts';
import type { Store } from '#shared/stores/stores.ts';
import { RemedyLink } from '#web/analytics/profit/costs-link.tsx';
import { figureWords, reasonWords, unknownWords, weakestWords } from '#web/analytics/profit/figure-words.ts';
import { coverageSentence, figureText } from '#web/analytics/profit/figures.ts';
import { ExplainProfit } from '#web/analytics/profit/profit-explanation.tsx';
import { profitQuery } from '#web/analytics/profit/queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { ProfitFigure, ProfitLink, ProfitRow } from './profit-row.tsx';

/** What the month's orders left so far, in one row. */
export function StoreProfit({ store }: { store: Store }) {
  const t = useT();
  if (store.readsCosts)
    return (
      <ProfitRow>
        <p className="text-ink-soft text-sm">
          {t('What your orders cost is being read. Your profit appears as soon as it is known.')}
        </p>
      </ProfitRow>
    );
  return (
    <Loaded
      query={profitQuery(store.id, { range: 'mtd' })}
      failed={t('Failed to load profit.')}
      waiting={<Skeleton className="h-24 rounded-xl" />}
    >
      {(reply) => <ProfitOfMonth reply={reply} store={store} />}
    </Loaded>
  );
}

interface ProfitProps {
  reply: ProfitReport;
  store: Store;
}

function ProfitOfMonth({ reply, store }: ProfitProps) {
  const t = useT();
  const format = useFormat();
  const { figures, madeUp } = reply;
  const { reason, coverage, evidence } = figures.contribution;
  if (reason)
    return (
      <ProfitRow>
        <p className="flex min-w-0 flex-[1_1_18rem] flex-wrap items-baseline gap-x-2 text-ink-soft text-sm">
          {reason === 'no_costs'
            ? t('Enter what your goods cost to see what is left of your sales.')
            : t(reasonWords[reason].sentence)}
          {reasonWords[reason].remedy && <RemedyLink remedy={reasonWords[reason].remedy} />}
        </p>
        <ProfitLink />
      </ProfitRow>
    );
  const notes = [
    coverageSentence(t, format, 'contribution', coverage),
    evidence && t(weakestWords[evidence].short),
    unknownSentence(t, reply),
    madeUp && t('This is a demo shop: its costs, fees and shipping are made up.'),
  ].filter(Boolean);
  return (
    <ProfitRow>
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        <Figure name="contribution" reply={reply} store={store} />
        <Figure name="grossMargin" reply={reply} store={store} />
      </dl>
      <p className="min-w-0 flex-[1_1_14rem] text-ink-faint text-xs">{notes.join(' · ')}</p>
      <ProfitLink />
    </ProfitRow>
  );
}

function Figure({ name, ...props }: ProfitProps & { name: ProfitFigureName }) {
  const t = useT();
  const format = useFormat();
  const { label, unit } = figureWords[name];
  const { figures, currency } = props.reply;
  return (
    <ProfitFigure
      label={t(label)}
      explained={<ExplainProfit name={name} {...props} />}
      value={figureText(format, unit, figures[name].value, currency)}
    />
  );
}

/** What would make it less, were it known. */
function unknownSentence(t: Translate, { gaps }: ProfitReport): string | null {
  const unknown = gaps.flatMap(({ kind }) =>
    kind === 'vat' || kind === 'fees' || kind === 'shipping' ? [t(unknownWords[kind])] : [],
  );
  if (unknown.length === 0) return null;
  return t('Not all known yet: {what}', { what: new Intl.ListFormat(t.locale).format(unknown) });
}
