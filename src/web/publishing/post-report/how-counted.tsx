import type { PostReport } from '#shared/publishing/post-report.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';

/** What the figures rest on, and what they leave out. */
export function HowCounted({ report }: { report: PostReport }) {
  const t = useT();
  const format = useFormat();
  const { fewestPosts, fewestSelling, unknownSpending, firstDay, lastDay, timeZone } = report;
  const days = { from: format.date(firstDay, 'UTC'), to: format.date(lastDay, 'UTC') };
  return (
    <FoldingCard title={t('How is this computed?')}>
      <ul className="grid list-disc gap-2 pl-5 text-ink-soft text-sm">
        <li>
          {t('Posts that went out from {from} to {to} ({zone}), with all orders they brought until now.', {
            ...days,
            zone: timeZone,
          })}
        </li>
        <li>
          {t(
            'An order belongs to the post whose link its last visit came by, so none is counted twice. Where your store’s platform does not say how buyers came, orders are counted that are likely to have come by a post.',
          )}
        </li>
        <li>
          {t(
            'Earned is what the orders left after refunds, goods, fees and shipping, less what was spent on boosting a post and what X charges for it.',
          )}
        </li>
        {unknownSpending > 0 && (
          <li>
            {t.plural(unknownSpending, {
              one: 'Of {n} post it is not known what it cost: a boost without an amount, or a charge in US dollars without an exchange rate. Nothing was taken off for it.',
              other:
                'Of {n} posts it is not known what they cost: a boost without an amount, or a charge in US dollars without an exchange rate. Nothing was taken off for them.',
            })}
          </li>
        )}
        <li>
          {t(
            'A mean is shown from {posts} posts on, of which {selling} brought an order. The range is found by drawing the posts again a thousand times: in 90 of 100 cases it holds the true mean.',
            { posts: fewestPosts, selling: fewestSelling },
          )}
        </li>
        <li>
          {t(
            'Groups differ where less than one of a hundred random divisions of the posts lies as far apart. A difference does not say why: other products or another season can be behind it.',
          )}
        </li>
        <li>
          {t(
            'Work is the time in which you made or changed a post and touched something within the last 30 seconds. What a schedule made and you did not open took none.',
          )}
        </li>
      </ul>
    </FoldingCard>
  );
}
