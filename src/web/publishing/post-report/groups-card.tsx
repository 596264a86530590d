import {
  POST_PARTS,
  type PostGroup,
  type PostPart,
  type PostReport,
} from '#shared/publishing/post-report.ts';
import { PHONE, RowCards } from '#web/analytics/lists/row-cards.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { IntervalPicture, type Scale, scaleOf } from './interval-picture.tsx';
import { groupName, PART_TEXTS } from './part-texts.ts';

interface GroupsCardProps {
  report: PostReport;
  by: PostPart;
  onBy: (by: PostPart) => void;
}

/** One kind of posts beside the others, with how sure each figure is. */
export function GroupsCard({ report, by, onBy }: GroupsCardProps) {
  const t = useT();
  const isPhone = useMedia(PHONE);
  const scale = scaleOf(report.groups);
  const title = report.measure === 'earned' ? t('Earned per post') : t('Net sales per post');
  return (
    <Card
      flush
      className="overflow-hidden"
      title={title}
      description={differenceText(report, t)}
      action={
        <Select
          aria-label={t('Put together by')}
          className="w-full sm:w-48"
          value={by}
          onValueChange={onBy}
          options={POST_PARTS.map((value) => ({ value, label: t(PART_TEXTS[value]) }))}
        />
      }
    >
      {report.groups.length === 0 ? (
        <p className="px-5 pb-5 text-ink-soft text-sm">
          {by === 'product'
            ? t('None of these posts is about a product.')
            : t('It is not known of any of these posts. It is known of posts that Vitrin wrote and drew.')}
        </p>
      ) : isPhone ? (
        <RowCards
          label={title}
          rows={report.groups}
          rowKey={({ key }) => key}
          card={(group) => <GroupOnPhone {...{ report, by, group, scale }} />}
        />
      ) : (
        <GroupsTable {...{ report, by, scale, title }} />
      )}
    </Card>
  );
}

/** Whether what is seen below can be chance. */
function differenceText({ differs, groups, fewestPosts, fewestSelling }: PostReport, t: Translate) {
  if (groups.length === 0) return null;
  if (differs === null)
    return t(
      'Too few to compare: that takes two groups of {posts} posts each, of which {selling} brought an order.',
      { posts: fewestPosts, selling: fewestSelling },
    );
  return differs
    ? t('The groups differ by more than chance explains.')
    : t('Chance alone could make these differences.');
}

interface OfGroup {
  report: PostReport;
  by: PostPart;
  group: PostGroup;
  scale: Scale;
}

function GroupsTable({ report, by, scale, title }: Omit<OfGroup, 'group'> & { title: string }) {
  const t = useT();
  const format = useFormat();
  const money = (amount: number | null) => format.money(amount, report.currency);
  return (
    <DataTable
      caption={title}
      rows={report.groups}
      rowKey={({ key }) => key}
      columns={[
        {
          name: 'name',
          label: t(PART_TEXTS[by]),
          isHeader: true,
          cell: (group: PostGroup) => <span dir="auto">{groupName(by, group, t)}</span>,
        },
        { name: 'posts', label: t('Posts'), isNumber: true, cell: ({ posts }) => format.number(posts) },
        {
          name: 'orders',
          label: t('Orders'),
          isNumber: true,
          from: 'md',
          cell: ({ known, orders }) => format.number(known > 0 ? orders : null),
        },
        {
          name: 'perPost',
          label: t('Per post'),
          isNumber: true,
          cell: (group) => <PerPost {...{ report, group }} />,
        },
        {
          name: 'interval',
          label: t('In 90 of 100 cases between'),
          from: 'md',
          cell: ({ perPost }) =>
            perPost && <IntervalPicture interval={perPost} scale={scale} money={money} />,
        },
        {
          name: 'minute',
          label: t('Per minute of work'),
          isNumber: true,
          from: 'lg',
          cell: ({ perMinute }) => money(perMinute),
        },
      ]}
    />
  );
}

function PerPost({
  report: { currency },
  group: { perPost, known },
}: {
  report: PostReport;
  group: PostGroup;
}) {
  const t = useT();
  const format = useFormat();
  if (perPost) return format.money(perPost.mean, currency);
  return <span className="text-ink-faint">{known === 0 ? t('Not known') : t('Too few')}</span>;
}

function GroupOnPhone({ report, by, group, scale }: OfGroup) {
  const t = useT();
  const format = useFormat();
  const money = (amount: number | null) => format.money(amount, report.currency);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <span dir="auto" className="min-w-0 truncate font-medium">
          {groupName(by, group, t)}
        </span>
        <PerPost {...{ report, group }} />
      </div>
      {group.perPost && <IntervalPicture interval={group.perPost} scale={scale} money={money} />}
      <p className="text-ink-faint text-xs">
        {[
          t.plural(group.posts, { one: '{n} post', other: '{n} posts' }),
          group.known > 0 && t.plural(group.orders, { one: '{n} order', other: '{n} orders' }),
          group.perMinute !== null && t('{amount} per minute of work', { amount: money(group.perMinute) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}
