import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Pair } from '#shared/analytics/sales-reports.ts';
import type { Store } from '#shared/stores/stores.ts';
import { Picture } from '#web/analytics/charts/picture.tsx';
import { affinityQuery } from '#web/analytics/reports/sales-queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { ProductPhoto } from './product-photo.tsx';

type Kind = 'pairs' | 'next';
const SHOWN = 8;

/** What goes together: in one order, or in the next. */
export function AffinityPicture({ store }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  const [kind, setKind] = useState<Kind>('pairs');
  return (
    <Picture
      title={t('Bought together')}
      description={t('Pairs that come up more often than chance, over the last 12 months.')}
      store={store}
      query={affinityQuery(store.id)}
      failed={t('Failed to load what is bought together.')}
      height="h-72"
      isEmpty={({ pairs, next }) => pairs.length === 0 && next.length === 0}
      empty={t('No pair has come up often enough to be more than chance.')}
      inputs={({ orders, computedAt }) => ({
        formula: t(
          'Of the orders with the first product, how many had the second too, compared with how usual the second is in all orders. Shown from 5 orders with both, 1.2 times the usual and clear evidence (G² of 10.8 or more); ranked by the cautious end of that figure. The next order counts within 90 days.',
        ),
        rows: t.plural(orders, { one: '{n} order', other: '{n} orders' }),
        computedAt,
      })}
      chart={(reply) => (
        <div className="grid gap-4">
          <div className="w-fit max-w-full">
            <Segmented
              quiet
              label={t('In the same or the next order')}
              value={kind}
              onValueChange={setKind}
              options={[
                { value: 'pairs', label: <span className="px-2">{t('In one order')}</span> },
                { value: 'next', label: <span className="px-2">{t('In the next order')}</span> },
              ]}
            />
          </div>
          <Pairs pairs={reply[kind].slice(0, SHOWN)} kind={kind} />
        </div>
      )}
      table={(reply) => (
        <DataTable
          scrolls
          caption={kind === 'pairs' ? t('In one order') : t('In the next order')}
          rows={reply[kind]}
          rowKey={({ first, second }) => `${first.id} ${second.id}`}
          columns={[
            { name: 'first', label: t('First'), isHeader: true, cell: ({ first }) => first.title },
            { name: 'second', label: t('Second'), cell: ({ second }) => second.title },
            { name: 'both', label: t('Both'), isNumber: true, cell: (pair) => format.number(pair.together) },
            {
              name: 'withFirst',
              label: t('With the first'),
              isNumber: true,
              from: 'md',
              cell: ({ withFirst }) => format.number(withFirst),
            },
            {
              name: 'lift',
              label: t('Times the usual'),
              isNumber: true,
              cell: ({ lift }) => format.number(lift, { maximumFractionDigits: 1 }),
            },
          ]}
        />
      )}
    />
  );
}

function Pairs({ pairs, kind }: { pairs: readonly Pair[]; kind: Kind }) {
  const t = useT();
  const format = useFormat();
  const Sign = kind === 'pairs' ? Plus : ArrowRight;
  if (pairs.length === 0)
    return (
      <p className="py-4 text-ink-soft text-sm">
        {t('No pair has come up often enough to be more than chance.')}
      </p>
    );
  return (
    <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
      {pairs.map(({ first, second, together, withFirst, lift }) => (
        <li key={`${first.id} ${second.id}`} className="flex min-w-0 items-center gap-3">
          <span className="flex shrink-0 items-center gap-1.5 text-ink-faint">
            <ProductPhoto src={first.imageUrl} className="size-10 rounded-md" />
            <Sign aria-hidden className="size-3" />
            <ProductPhoto src={second.imageUrl} className="size-10 rounded-md" />
          </span>
          <p className="min-w-0 text-sm">
            {kind === 'pairs'
              ? t('{together} of {all} buyers of {first} also bought {second} ({lift}× usual)', {
                  together: format.number(together),
                  all: format.number(withFirst),
                  first: first.title,
                  second: second.title,
                  lift: format.number(lift, { maximumFractionDigits: 1 }),
                })
              : t('{together} of {all} buyers of {first} bought {second} in a later order ({lift}× usual)', {
                  together: format.number(together),
                  all: format.number(withFirst),
                  first: first.title,
                  second: second.title,
                  lift: format.number(lift, { maximumFractionDigits: 1 }),
                })}
          </p>
        </li>
      ))}
    </ul>
  );
}
