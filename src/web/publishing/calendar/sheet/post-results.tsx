import { type ReactNode, useId } from 'react';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { text } from '#shared/core/sentence.ts';
import type { PostResults, ScheduledPost } from '#shared/publishing/schedules.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { coverageText } from '#web/analytics/profit/figures.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { resultsQuery } from '#web/publishing/calendar/queries.ts';
import { NetworkMark } from '#web/publishing/social-accounts/network-mark.tsx';
import { Spending, TwoTouches } from './post-results-money.tsx';

/** What a published post brought, as far as anybody says. */
export function PostResultsView({ store, post }: { store: Store; post: ScheduledPost }) {
  const t = useT();
  return (
    <section aria-label={t('Results')} className="grid gap-3">
      <h3 className="text-base">{t('Results')}</h3>
      <Loaded
        query={resultsQuery(store.id, post.id)}
        failed={t('Failed to load the results.')}
        waiting={<Skeleton className="h-24 rounded-xl" />}
      >
        {(results) => <Results results={results} />}
      </Loaded>
    </section>
  );
}

function Results({ results }: { results: PostResults }) {
  const { accounts, sales, clicks, earned } = results;
  const t = useT();
  const format = useFormat();
  const isSilent = accounts.every(({ network }) => !NETWORKS[network].reportsResults);
  const measured = isSilent || accounts.some(({ measuredAt }) => measuredAt !== null);
  const unsaid = measured ? t('The network does not say.') : t('Not measured yet.');
  const reach = totalOf(accounts.map((account) => account.reach));
  const engagement = totalOf(accounts.map(engagementOf));
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <StatFigure label={t('Reach')} value={format.number(reach)} note={reach === null && unsaid} />
        <StatFigure
          label={t('Engagement')}
          value={format.number(engagement)}
          note={engagement === null ? unsaid : t('Likes, comments, shares and saves')}
        />
        <StatFigure
          label={t('People who clicked')}
          value={format.number(clicks?.people ?? null)}
          note={
            clicks
              ? t.plural(clicks.clicks, { one: '{n} click', other: '{n} clicks' })
              : t('This post has no short link.')
          }
        />
        <StatFigure
          label={t('Orders')}
          value={format.number(sales.orders)}
          note={ordersNote(sales, { t, format })}
        />
        <StatFigure label={t('Net sales')} value={format.money(sales.netSales, sales.currency)} />
        <StatFigure
          label={t('Earned')}
          value={format.money(earned?.amount ?? null, sales.currency)}
          note={earnedNote(earned, sales.orders, { t, format })}
        />
      </div>
      {clicks && <ClickSources clicks={clicks} />}
      {results.visits && <ShopVisits visits={results.visits} />}
      <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge tone={sales.certainty === 'linked' ? 'positive' : 'neutral'}>
          {t(CERTAINTIES[sales.certainty])}
        </Badge>
        {t.message(sales.explanation)}
      </p>
      <TwoTouches {...results} />
      <Spending {...results} />
      <div className="overflow-x-auto">
        <table className="w-full min-w-[34rem] text-sm tabular-nums">
          <thead>
            <tr className="border-line border-b text-left text-ink-soft text-xs">
              <th scope="col" className="py-2 pr-3 font-medium">
                {t('Account')}
              </th>
              {[t('Reach'), t('Likes'), t('Comments'), t('Shares'), t('Saves'), t('Clicks')].map((name) => (
                <th key={name} scope="col" className="px-2 py-2 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <tr key={account.accountId} className="border-line border-b last:border-0">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  <span className="flex items-center gap-1.5">
                    <NetworkMark network={account.network} className="text-ink-soft" />
                    <span className="truncate">{account.accountName}</span>
                  </span>
                </th>
                {FIGURES.map((name) => (
                  <td key={name} className="px-2 py-2 text-right">
                    {format.number(account[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-ink-faint text-xs">
        {t('A dash means that the network does not say, or has not been asked yet.')}
      </p>
    </div>
  );
}

const CERTAINTIES = {
  linked: text('Counted by the link'),
  likely: text('Likely'),
  unknown: text('Not known'),
};

type Clicks = NonNullable<PostResults['clicks']>;

/** Where the clicks came from, and what was left out of them. */
function ClickSources({ clicks: { bySource, programs } }: { clicks: Clicks }) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  if (bySource.length === 0 && programs === 0) return null;
  return (
    <div className="grid gap-1">
      {bySource.length > 0 && (
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
          <span id={id} className="font-medium">
            {t('Clicks by source')}
          </span>
          <dl aria-labelledby={id} className="flex flex-wrap gap-x-4 gap-y-1">
            {bySource.map(({ source, clicks }) => (
              <div key={source} className="flex gap-1.5">
                <dt className="text-ink-soft">
                  {source === 'page' ? t('Shop page') : NETWORK_NAMES[source]}
                </dt>
                <dd>{format.number(clicks)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {programs > 0 && (
        <p className="text-ink-faint text-xs">
          {t.plural(programs, {
            one: '{n} visit by a program is not counted, such as a link preview or a search engine.',
            other: '{n} visits by programs are not counted, such as link previews and search engines.',
          })}
        </p>
      )}
    </div>
  );
}

/** As the store's platform counts them, where it tells links apart. */
function ShopVisits({ visits }: { visits: NonNullable<PostResults['visits']> }) {
  const t = useT();
  const format = useFormat();
  const { sessions, cartAdditions, lastDay } = visits;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        <span className="font-medium">{t('In your shop')}</span>
        <dl className="flex flex-wrap gap-x-4 gap-y-1">
          <div className="flex gap-1.5">
            <dt className="text-ink-soft">{t('Visits by this post')}</dt>
            <dd>{format.number(sessions)}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt className="text-ink-soft">{t('with something in the cart')}</dt>
            <dd>{format.number(cartAdditions)}</dd>
          </div>
        </dl>
      </div>
      <p className="text-ink-faint text-xs">
        {t('Counted by your store’s platform, up to {day}', { day: format.date(lastDay, 'UTC') })}
      </p>
    </div>
  );
}

interface Words {
  t: Translate;
  format: ReturnType<typeof useFormat>;
}

/** How they came, or how many of them need not have. */
function ordersNote({ orders, byCode, usualOrders }: PostResults['sales'], { t, format }: Words): ReactNode {
  if (orders === null || orders === 0) return null;
  if (usualOrders !== null) return usualText(usualOrders, { t, format });
  return byCode !== null && t('{n} with its discount code', { n: format.number(byCode) });
}

const LEAST_SHOWN = 0.05;

/** How many orders of the product would have come at its usual pace. */
function usualText(usual: number, { t, format }: Words): string {
  if (usual < LEAST_SHOWN) return t('Hardly any of them would usually have come');
  return t('About {n} of them would usually have come', {
    n: format.number(usual, { maximumFractionDigits: 1 }),
  });
}

/** What the figure covers, or why there is none. */
function earnedNote(earned: PostResults['earned'], orders: number | null, { t, format }: Words): string {
  if (earned && earned.coverage < 1)
    return t('The cost is known for {share} of the net sales.', {
      share: coverageText(format, earned.coverage),
    });
  if (earned && !earned.isComplete) return t('Some fees or shipping costs are not known yet');
  if (earned) return t('After goods, fees and shipping');
  if (orders === null) return t('It is not known which orders came from this post.');
  return orders === 0
    ? t('No order came from this post so far.')
    : t('No cost is known for these orders yet.');
}

const FIGURES = ['reach', 'likes', 'comments', 'shares', 'saves', 'clicks'] as const;

/** The sum of what is known; null where nothing is, as an unknown is no nought. */
function totalOf(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length > 0 ? known.reduce((sum, figure) => sum + figure, 0) : null;
}

function engagementOf(account: PostResults['accounts'][number]): number | null {
  const { likes, comments, shares, saves } = account;
  return totalOf([likes, comments, shares, saves]);
}
