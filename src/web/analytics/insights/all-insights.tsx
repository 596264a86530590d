import { useState } from 'react';
import { MOST_INSIGHTS_OF_ALL, type AllInsights as Reply } from '#shared/analytics/insights.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { isImporting } from '#web/stores/connect/import-progress.ts';
import { ALL_STORES, useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { InsightList } from './insight-list.tsx';
import { NoInsight, WaitingInsights } from './no-insight.tsx';
import { allInsightsQuery } from './queries.ts';

/** What the figures of all stores say of themselves, the most important of each store first. */
export function AllInsights({ stores }: { stores: readonly Store[] }) {
  const t = useT();
  return (
    <Loaded
      query={allInsightsQuery(t.language)}
      failed={t('Failed to load the insights.')}
      waiting={<WaitingInsights />}
    >
      {(reply) => <Insights reply={reply} stores={stores} />}
    </Loaded>
  );
}

function Insights({ reply, stores }: { reply: Reply; stores: readonly Store[] }) {
  const t = useT();
  const [chosen, setChosen] = useState(ALL_STORES);
  const isMeant = ({ storeId }: { storeId: string }) => chosen === ALL_STORES || storeId === chosen;
  const byId = new Map(stores.map((store) => [store.id, store]));
  // A store may have been disconnected since.
  const insights = reply.insights.filter(({ storeId, status }) => status === 'open' && byId.has(storeId));
  return (
    <div className="grid min-w-0 gap-5">
      <Select
        aria-label={t('Insights of')}
        className="w-72 max-w-full sm:w-56"
        value={chosen}
        onValueChange={setChosen}
        options={[
          { value: ALL_STORES, label: t('All stores') },
          ...stores.map(({ id, storeName }) => ({ value: id, label: storeName })),
        ]}
      />
      <InsightList
        key={chosen}
        insights={insights.filter(isMeant)}
        storeOf={({ storeId }) => byId.get(storeId)!}
        mostCards={MOST_INSIGHTS_OF_ALL}
        namesStores
      />
      {!insights.some(isMeant) && !reply.more.some(isMeant) && (
        <Nothing stores={chosen === ALL_STORES ? stores : stores.filter(({ id }) => id === chosen)} />
      )}
      <More more={reply.more.filter(isMeant)} stores={byId} />
    </div>
  );
}

function Nothing({ stores }: { stores: readonly Store[] }) {
  const t = useT();
  if (stores.every(({ sync }) => isImporting(sync)))
    return (
      <NoInsight title={t('Still being read')}>
        {t('The first insights appear automatically with the first figures.')}
      </NoInsight>
    );
  return (
    <NoInsight title={t('Nothing stands out')}>
      {t(
        'Vitrin speaks up when something differs from its usual ups and downs and enough orders confirm it. It checks again every day.',
      )}
    </NoInsight>
  );
}

/** Stores that have more than is shown, each with the way to its own list. */
function More({ more, stores }: { more: Reply['more']; stores: ReadonlyMap<string, Store> }) {
  const t = useT();
  const { selectStore } = useSelectedStore();
  const known = more.flatMap(({ storeId, insights }) => {
    const store = stores.get(storeId);
    return store ? { store, insights } : [];
  });
  if (known.length === 0) return null;
  return (
    <ul aria-label={t('More insights')} className="flex flex-wrap gap-2">
      {known.map(({ store: { id, storeName }, insights }) => (
        <li key={id} className="min-w-0">
          <ButtonLink
            variant="secondary"
            size="small"
            to={`${paths.analytics}?tab=insights`}
            onClick={() => selectStore(id)}
          >
            {t.plural(
              insights,
              { one: '{store}: {n} more insight', other: '{store}: {n} more insights' },
              { store: storeName },
            )}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
