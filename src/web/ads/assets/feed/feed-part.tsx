import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { FEED_PROBLEMS, type FeedCheck, type FeedProblem } from '#shared/ads/ads-assets.ts';
import type { Store } from '#shared/stores/stores.ts';
import { type FeedChoice, feedQuery } from '#web/ads/assets/queries.ts';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Pager } from '#web/core/ui/pager.tsx';
import { SearchInput } from '#web/core/ui/search-input.tsx';
import { FeedRow } from './feed-row.tsx';
import { FEED_TEXTS } from './feed-texts.ts';

/** Products whose title, text or picture would fare badly in Google's feed. */
export function FeedPart({ store }: { store: Store }) {
  const t = useT();
  const [choice, setChoice] = useState<FeedChoice>({ problem: undefined, search: '', page: 1 });
  const choose = (change: Partial<FeedChoice>) => setChoice({ ...choice, page: 1, ...change });
  return (
    <Loaded
      query={feedQuery(store.id, choice)}
      failed={t('The feed check could not be loaded.')}
      waiting={<WaitingTable rows={8} />}
      isEmpty={({ products }) => products === 0}
      empty={
        <Card flush>
          <EmptyState icon={CircleCheck} title={t('No products yet')}>
            {t('The check starts once the products of your store have been read.')}
          </EmptyState>
        </Card>
      }
    >
      {(feed) => (
        <div className="grid min-w-0 gap-4">
          <p className="text-sm">
            {t('{fine} of {products} products are without a problem.', fineOf(feed, t.locale))}{' '}
            <span className="text-ink-soft">
              {t(
                'Change titles and texts in your shop; Vitrin sees the change when it next reads your products.',
              )}
            </span>
          </p>
          <ProblemFilter feed={feed} chosen={choice.problem} onChoose={(problem) => choose({ problem })} />
          <SearchInput
            label={t('Search products')}
            value={choice.search}
            onSearch={(search) => choose({ search })}
            className="w-full sm:max-w-xs"
          />
          <FeedRows feed={feed} choice={choice} onPage={(page) => choose({ page })} />
        </div>
      )}
    </Loaded>
  );
}

function fineOf({ products, withoutProblem }: FeedCheck, locale: string) {
  const number = new Intl.NumberFormat(locale);
  return { fine: number.format(withoutProblem), products: number.format(products) };
}

interface ProblemFilterProps {
  feed: FeedCheck;
  chosen: FeedProblem | undefined;
  onChoose: (problem: FeedProblem | undefined) => void;
}

/** Each problem with its number of products; pressed, only those are listed, and pressed again all. */
function ProblemFilter({ feed, chosen, onChoose }: ProblemFilterProps) {
  const t = useT();
  const format = useFormat();
  const counts = FEED_PROBLEMS.map((problem) => ({
    problem,
    products: feed.counts.find((count) => count.problem === problem)?.products ?? 0,
  })).filter(({ problem, products }) => products > 0 || problem === chosen);
  if (counts.length === 0) return null;
  return (
    <ul aria-label={t('Problems')} className="flex flex-wrap gap-2">
      {counts.map(({ problem, products }) => {
        const isChosen = problem === chosen;
        return (
          <li key={problem}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? undefined : problem)}
              className={classNames(
                'inline-flex min-h-8 items-center gap-2 rounded-full border px-3 text-[0.8125rem] tabular-nums transition-colors',
                isChosen
                  ? 'border-accent bg-accent-soft text-accent'
                  : 'border-line bg-surface hover:border-line-strong',
              )}
            >
              {t(FEED_TEXTS[problem].label)}
              <span className={isChosen ? undefined : 'text-ink-faint'}>{format.number(products)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface FeedRowsProps {
  feed: FeedCheck;
  choice: FeedChoice;
  onPage: (page: number) => void;
}

function FeedRows({ feed, choice, onPage }: FeedRowsProps) {
  const t = useT();
  const format = useFormat();
  const { rows, total, page, pageSize, currency } = feed;
  if (rows.length === 0)
    return (
      <Card flush>
        <EmptyState
          icon={CircleCheck}
          title={choice.search ? t('No matching products') : t('Nothing to fix')}
        >
          {choice.search
            ? t('Among the products with a problem, none has these words in its title.')
            : t('No product has a problem that shows in its title, text, price or picture.')}
        </EmptyState>
      </Card>
    );
  const first = (page - 1) * pageSize + 1;
  return (
    <div className="min-w-0 overflow-hidden rounded-xl border border-line bg-surface">
      <ul aria-label={t('Products to fix')} className="divide-y divide-line">
        {rows.map((row) => (
          <FeedRow key={row.id} row={row} currency={currency} />
        ))}
      </ul>
      <div className="border-line border-t">
        <Pager
          label={t('Pages')}
          page={page}
          pages={Math.ceil(total / pageSize)}
          text={t('{from} to {to} of {total}', {
            from: format.number(first),
            to: format.number(first + rows.length - 1),
            total: format.number(total),
          })}
          previous={t('Previous page')}
          next={t('Next page')}
          onPage={onPage}
        />
      </div>
    </div>
  );
}
