import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { allInsightsQuery, insightsQuery } from './queries.ts';

/** How many wait to be read; nothing where none do. */
export function UnreadInsights({ storeId }: { storeId: string }) {
  const t = useT();
  const { data } = useQuery(insightsQuery(storeId, t.language));
  const unread = data?.filter(({ isRead, status }) => status === 'open' && !isRead).length ?? 0;
  return <Unread unread={unread} />;
}

export function UnreadInsightsOfAll() {
  const t = useT();
  const { data } = useQuery(allInsightsQuery(t.language));
  return <Unread unread={data?.unread ?? 0} />;
}

function Unread({ unread }: { unread: number }) {
  const t = useT();
  const format = useFormat();
  if (unread === 0) return null;
  return <Badge tone="accent">{t('{n} unread', { n: format.number(unread) })}</Badge>;
}
