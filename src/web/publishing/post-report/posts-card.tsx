import { useState } from 'react';
import { Link } from 'wouter';
import type { PostReport } from '#shared/publishing/post-report.ts';
import { PHONE, RowCards } from '#web/analytics/lists/row-cards.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { NetworkMark } from '#web/publishing/social-accounts/network-mark.tsx';

type Post = PostReport['list'][number];

const SHOWN_AT_FIRST = 10;

/** Every post by what it brought, the best first. */
export function PostsCard({ report }: { report: PostReport }) {
  const t = useT();
  const isPhone = useMedia(PHONE);
  const [showsAll, setShowsAll] = useState(false);
  const { list, posts } = report;
  const shown = showsAll ? list : list.slice(0, SHOWN_AT_FIRST);
  const title = t('Posts by what they brought');
  return (
    <Card
      flush
      className="overflow-hidden"
      title={title}
      description={
        list.length < posts ? t('The best {n} of {all} posts', { n: list.length, all: posts }) : null
      }
    >
      {isPhone ? (
        <RowCards
          label={title}
          rows={shown}
          rowKey={({ postId }) => postId}
          card={(post) => <PostOnPhone post={post} report={report} />}
        />
      ) : (
        <PostsTable posts={shown} report={report} title={title} />
      )}
      {list.length > shown.length && (
        <div className="border-line border-t px-5 py-3">
          <Button variant="ghost" size="small" onClick={() => setShowsAll(true)}>
            {t('Show all')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function PostsTable({ posts, report, title }: { posts: Post[]; report: PostReport; title: string }) {
  const t = useT();
  const format = useFormat();
  const money = (amount: number | null) => format.money(amount, report.currency);
  return (
    <DataTable
      caption={title}
      rows={posts}
      rowKey={({ postId }) => postId}
      columns={[
        {
          name: 'post',
          label: t('Post'),
          isHeader: true,
          grows: true,
          cell: (post: Post) => <PostName post={post} report={report} />,
        },
        { name: 'orders', label: t('Orders'), isNumber: true, cell: (post) => <Orders post={post} /> },
        {
          name: 'net',
          label: t('Net sales'),
          isNumber: true,
          from: 'md',
          cell: ({ netSales }) => money(netSales),
        },
        { name: 'earned', label: t('Earned'), isNumber: true, cell: ({ earned }) => money(earned) },
        {
          name: 'minutes',
          label: t('Minutes of work'),
          isNumber: true,
          from: 'lg',
          cell: ({ minutes }) => format.number(minutes, { maximumFractionDigits: 1 }),
        },
      ]}
    />
  );
}

function PostName({
  post: { postId, title, imageUrl, networks, publishedAt },
  report,
}: {
  post: Post;
  report: PostReport;
}) {
  const t = useT();
  const format = useFormat();
  return (
    <Link
      href={`${paths.calendar}?tab=calendar&scheduled=${postId}`}
      className="flex min-w-0 items-center gap-3 rounded-lg hover:underline"
    >
      {imageUrl ? (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          className="size-10 shrink-0 rounded-md bg-sunken object-cover"
        />
      ) : (
        <span aria-hidden className="size-10 shrink-0 rounded-md bg-sunken" />
      )}
      <span className="grid min-w-0">
        <span dir="auto" className="truncate font-medium">
          {title || t('Post')}
        </span>
        <span className="flex items-center gap-1.5 font-normal text-ink-faint text-xs">
          {networks.map((network) => (
            <NetworkMark key={network} network={network} />
          ))}
          {format.date(publishedAt, report.timeZone)}
        </span>
      </span>
    </Link>
  );
}

function Orders({ post: { orders, certainty } }: { post: Post }) {
  const t = useT();
  const format = useFormat();
  return (
    <span className="inline-flex items-center justify-end gap-2">
      {certainty === 'likely' && orders !== 0 && <Badge>{t('Likely')}</Badge>}
      {format.number(orders)}
    </span>
  );
}

function PostOnPhone({ post, report }: { post: Post; report: PostReport }) {
  const t = useT();
  const format = useFormat();
  const { netSales, earned } = post;
  return (
    <>
      <PostName post={post} report={report} />
      <dl className="grid grid-cols-3 gap-3">
        {[
          { term: t('Orders'), figure: <Orders post={post} /> },
          { term: t('Net sales'), figure: format.money(netSales, report.currency) },
          { term: t('Earned'), figure: format.money(earned, report.currency) },
        ].map(({ term, figure }) => (
          <div key={term} className="min-w-0">
            <dt className="text-ink-faint text-xs">{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
