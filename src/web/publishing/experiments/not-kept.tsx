import type { Experiment } from '#shared/publishing/experiments.ts';
import { useT } from '#web/core/app/i18n.ts';

/** In how many weeks it went otherwise than planned. */
export function NotKept({ experiment: { weeks } }: { experiment: Experiment }) {
  const t = useT();
  const broken = weeks.filter(({ isKept }) => isKept === false);
  const [empty, posted] = [true, false].map(
    (withPosts) => broken.filter((week) => week.withPosts === withPosts).length,
  ) as [number, number];
  if (broken.length === 0) return null;
  return (
    <p className="max-w-prose text-sm">
      {posted > 0 &&
        t.plural(posted, {
          one: 'In {n} week without posts something went out all the same.',
          other: 'In {n} weeks without posts something went out all the same.',
        })}{' '}
      {empty > 0 &&
        t.plural(empty, {
          one: 'In {n} week with posts Vitrin published nothing.',
          other: 'In {n} weeks with posts Vitrin published nothing.',
        })}{' '}
      {t('These weeks count as they were drawn, so a difference shows less than it would have.')}
    </p>
  );
}
