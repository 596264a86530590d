import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfitFigureName, ProfitReport } from '#shared/analytics/profit.ts';
import type { Store } from '#shared/stores/stores.ts';
import { RemedyLink } from '#web/analytics/profit/costs-link.tsx';
import { figureWords, reasonWords, unknownWords, weakestWords } from '#web/analytics/profit/figure-words.ts';
import { coverageSentence, figureText } from '#web/analytics/profit/figures.ts';
import { ExplainProfit } from '#web/analytics/profit/profit-explanation.tsx';
import { profitQuery } from '#web/analytics/profit/queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

/** What the month's orders left so far, in one row. */
export function StoreProfit({ store }: { store: Store }) {
  const t = useT();
  if (store.readsCosts)
    return (
      <Row>
        <p className="text-ink-soft text-sm">
          {t('What your orders cost is being read. Your profit appears as soon as it is known.')}
        </p>
      </Row>
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
      <Row>
        <p className="flex min-w-0 flex-[1_1_18rem] flex-wrap items-baseline gap-x-2 text-ink-soft text-sm">
          {reason === 'no_costs'
            ? t('Enter what your goods cost to see what is left of your sales.')
            : t(reasonWords[reason].sentence)}
          {reasonWords[reason].remedy && <RemedyLink remedy={reasonWords[reason].remedy} />}
        </p>
        <ProfitLink />
      </Row>
    );
  const notes = [
    coverageSentence(t, format, 'contribution', coverage),
    evidence && t(weakestWords[evidence].short),
    unknownSentence(t, reply),
    madeUp && t('This is a demo shop: its costs, fees and shipping are made up.'),
  ].filter(Boolean);
  return (
    <Row>
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        <Figure name="contribution" reply={reply} store={store} />
        <Figure name="grossMargin" reply={reply} store={store} />
      </dl>
      <p className="min-w-0 flex-[1_1_14rem] text-ink-faint text-xs">{notes.join(' · ')}</p>
      <ProfitLink />
    </Row>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-xl border border-line bg-surface px-5 py-3.5">
      {children}
    </div>
  );
}

function Figure({ name, ...props }: ProfitProps & { name: ProfitFigureName }) {
  const t = useT();
  const format = useFormat();
  const { label, unit } = figureWords[name];
  const { figures, currency } = props.reply;
  return (
    <div className="grid gap-0.5">
      <dt className="flex items-center gap-1 text-ink-soft text-sm">
        {t(label)}
        <ExplainProfit name={name} {...props} />
      </dt>
      <dd className="font-display font-semibold text-xl tabular-nums">
        {figureText(format, unit, figures[name].value, currency)}
      </dd>
    </div>
  );
}

function ProfitLink() {
  const t = useT();
  return (
    <ButtonLink to={`${paths.analytics}?tab=profit`} variant="ghost" size="small" className="-mr-2">
      {t('Profit in detail')}
      <ArrowRight aria-hidden />
    </ButtonLink>
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
