import { useQuery } from '@tanstack/react-query';
import type { Store } from '#shared/stores/stores.ts';
import { localSetting, useLocalSetting } from '#web/core/app/local-setting.ts';
import { NewsCard } from './news-card.tsx';
import { visitQuery } from './queries.ts';

const closedSetting = localSetting('vitrin-news-closed');

/** For owners who come back: what happened in between, until they close it or the visit is over. */
export function News({ store }: { store: Store }) {
  const { data: visit } = useQuery(visitQuery());
  const closed = useLocalSetting(closedSetting);
  const since = visit?.awaySince ?? null;
  if (since === null || since === closed) return null;
  return <NewsCard key={store.id} store={store} since={since} onClose={() => closedSetting.write(since)} />;
}
