import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { AdsResult } from '#shared/ads/ads.ts';
import { useAdsAddress } from '#web/ads/address.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { groupTexts } from '#web/analytics/customers/group-texts.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';

type Group = AdsResult['customers']['groups'][number];

/** Customers by how recently, how often and how much they bought; a group opens its customers. */
export function Groups({ result: { customers } }: { result: AdsResult }) {
  const t = useT();
  const { goToPart } = useAdsAddress();
  const groups = customers.groups.filter((group) => group.customers > 0);
  const known = groups.reduce((sum, group) => sum + group.customers, 0);
  const most = Math.max(...groups.map(({ share, netShare }) => Math.max(share, netShare ?? 0)), 0);
  return (
    <Card
      title={t('Customer groups')}
      description={t(
        'By how recently, how often and how much they bought. Open a group to see its customers.',
      )}
      className="min-w-0"
    >
      {groups.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('No customers with an order in the last 24 months.')}</p>
      ) : (
        <div className="grid gap-3">
          <ul className="-mx-2 -mt-1 grid">
            {groups.map((group) => (
              <GroupRow key={group.group} group={group} most={most} />
            ))}
          </ul>
          <Key />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <BasisBadge basis={{ kind: 'store', source: null, cases: known }} counted="buyers" />
            <Button variant="secondary" size="small" onClick={() => goToPart('customer-list')}>
              {t('Make a list for Google Ads')}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}

function GroupRow({ group: { group, customers, share, netShare }, most }: { group: Group; most: number }) {
  const t = useT();
  const format = useFormat();
  const { label, meaning } = groupTexts[group];
  const width = (part: number) => `${most > 0 ? Math.max(0.5, (part / most) * 100) : 0}%`;
  return (
    <li>
      <Link
        href={`${paths.analytics}?tab=customers&list=all&group=${group}`}
        className="grid grid-cols-1 gap-1.5 rounded-lg px-2 py-2 hover:bg-sunken"
      >
        <span className="flex items-baseline gap-3 text-sm tabular-nums">
          <span className="font-medium">{t(label)}</span>
          <span className="min-w-0 flex-1 truncate text-ink-faint text-xs">
            <span className="max-sm:hidden">{t(meaning)}</span>
          </span>
          <span>{format.number(customers)}</span>
          <span className="w-12 text-right text-ink-soft">{format.percent(share * 100)}</span>
          <span className="sr-only">{t('Show these customers')}</span>
          <ChevronRight aria-hidden className="size-3.5 shrink-0 self-center text-ink-faint" />
        </span>
        <span aria-hidden className="grid gap-0.5">
          <span className="h-1.5 rounded-xs bg-accent" style={{ width: width(share) }} />
          <span className="h-1.5 rounded-xs bg-accent/30" style={{ width: width(netShare ?? 0) }} />
        </span>
      </Link>
    </li>
  );
}

function Key() {
  const t = useT();
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-xs">
      <span className="flex items-center gap-2">
        <span aria-hidden className="h-2 w-4 rounded-xs bg-accent" />
        {t('Share of customers')}
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden className="h-2 w-4 rounded-xs bg-accent/30" />
        {t('Share of net sales')}
      </span>
    </p>
  );
}
