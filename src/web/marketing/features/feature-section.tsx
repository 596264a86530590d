import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { ProductPicture } from '#web/marketing/landing/product-picture.tsx';
import type { FeatureGroup } from './feature-texts.ts';

const WHOLE_WIDTH = '(min-width: 72rem) 69.5rem, calc(100vw - 2.5rem)';

export function FeatureSection({ id, title, intro, pictures, points }: FeatureGroup) {
  const t = useT();
  return (
    <section aria-labelledby={id} className="border-line border-t">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-16 sm:gap-12 sm:py-24">
        <div className="grid max-w-2xl gap-4">
          <h2 id={id} className="scroll-mt-8 text-3xl sm:text-4xl">
            {t(title)}
          </h2>
          <p className="text-ink-soft text-lg">{t(intro)}</p>
        </div>
        {pictures.map(({ name, alt }) => (
          <ProductPicture key={name} name={name} alt={t(alt)} sizes={WHOLE_WIDTH} />
        ))}
        <FeaturePoints points={points} />
      </div>
    </section>
  );
}

function FeaturePoints({ points }: Pick<FeatureGroup, 'points'>) {
  const t = useT();
  // Four in a row of four; otherwise one would be left alone in the second.
  const columns = points.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
  return (
    <ul className={classNames('grid gap-x-10 gap-y-9 sm:grid-cols-2', columns)}>
      {points.map(({ Icon, title, body }) => (
        <li key={title} className="grid content-start gap-2.5">
          <Icon aria-hidden className="size-6 text-accent" strokeWidth={1.5} />
          <h3 className="mt-1 text-lg">{t(title)}</h3>
          <p className="text-ink-soft">{t(body)}</p>
        </li>
      ))}
    </ul>
  );
}
