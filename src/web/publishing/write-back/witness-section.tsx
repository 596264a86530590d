import type { Witness, WitnessPost, WriteBack } from '#shared/publishing/write-back.ts';
import { WITNESS_DAYS } from '#shared/publishing/write-back.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { type Column, DataTable } from '#web/core/ui/data-table.tsx';

/** What Shopify counts for the posts, next to what Vitrin does. */
export function WitnessSection({ writeBack }: { writeBack: WriteBack }) {
  const t = useT();
  const { witness, switches, currency } = writeBack;
  const isOn = switches.some(({ kind, isOn: on }) => kind === 'order_marks' && on);
  if (!isOn) return null;
  return (
    <Card
      flush
      title={t('What Shopify counts')}
      description={t(
        'Net sales of the last {n} days by post: once from Shopify’s own report, once from Vitrin.',
        { n: WITNESS_DAYS },
      )}
    >
      {witness ? (
        <Counted witness={witness} currency={currency} />
      ) : (
        <p className="px-5 pb-5 text-ink-soft text-sm">
          {t('Shopify is asked within some minutes, once orders carry their post.')}
        </p>
      )}
    </Card>
  );
}

function Counted({ witness, currency }: { witness: Witness; currency: string }) {
  const t = useT();
  const format = useFormat();
  const { reason, total, posts, unmarked, askedAt } = witness;
  if (reason)
    return (
      <div className="px-5 pb-5">
        <Alert variant="caution" title={t('Shopify does not count for Vitrin')}>
          {t.message(reason)}
        </Alert>
      </div>
    );
  const money = (amount: number) => format.money(amount, currency);
  const difference = total.theirs - total.ours;
  return (
    <div className="grid gap-4 pb-5">
      <div className="grid gap-1 px-5">
        <p className="font-medium text-lg tabular-nums">
          {t('Shopify counts {theirs}, Vitrin {ours}', {
            theirs: money(total.theirs),
            ours: money(total.ours),
          })}
        </p>
        <p className="text-ink-soft text-sm">
          {isSame(total) ? (
            t('Both agree.')
          ) : (
            <Difference difference={money(Math.abs(difference))} unmarked={unmarked} />
          )}{' '}
          {t('Shopify was asked on {moment}.', { moment: format.dateTime(askedAt) })}
        </p>
      </div>
      {posts.length > 0 && <Posts posts={posts} currency={currency} />}
    </div>
  );
}

/** What is known of why; the rest is what usually is behind it, and is said as that. */
function Difference({ difference, unmarked }: { difference: string; unmarked: number }) {
  const t = useT();
  return (
    <>
      {t('They differ by {difference}.', { difference })}{' '}
      {unmarked > 0 &&
        `${t.plural(unmarked, {
          one: '{n} order does not carry its post yet.',
          other: '{n} orders do not carry their post yet.',
        })} `}
      {t('Shopify’s reports can be some hours behind, and a refund may have reached one of the two first.')}
    </>
  );
}

function Posts({ posts, currency }: { posts: WitnessPost[]; currency: string }) {
  const t = useT();
  const format = useFormat();
  const columns: Column<WitnessPost>[] = [
    {
      name: 'title',
      label: t('Post'),
      isHeader: true,
      grows: true,
      cell: ({ title }) => (
        <span dir="auto" className="block truncate" title={title}>
          {title}
        </span>
      ),
    },
    {
      name: 'difference',
      label: t('Difference'),
      isNumber: true,
      from: 'sm',
      cell: (post) => (isSame(post) ? t('none') : format.money(post.theirs - post.ours, currency)),
    },
    {
      name: 'theirs',
      label: 'Shopify',
      isNumber: true,
      cell: ({ theirs }) => format.money(theirs, currency),
    },
    { name: 'ours', label: 'Vitrin', isNumber: true, cell: ({ ours }) => format.money(ours, currency) },
  ];
  return (
    <DataTable
      caption={t('Net sales by post, as Shopify and Vitrin count them')}
      columns={columns}
      rows={posts}
      rowKey={({ postId }) => postId}
      scrolls={posts.length > 12}
    />
  );
}

/** Within half of the smallest unit that any currency has. */
function isSame({ theirs, ours }: { theirs: number; ours: number }): boolean {
  return Math.abs(theirs - ours) < 0.0005;
}
