import { LANGUAGES } from '#shared/core/languages.ts';
import { text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ownName } from '#web/core/app/language-names.ts';
import { paths } from '#web/core/app/paths.ts';
import { publicPages } from '#web/core/app/public-pages.ts';
import { PublicFrame } from '#web/core/public/public-frame.tsx';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { useDocumentTitle } from '#web/core/ui/page.tsx';
import { ProductPicture } from '#web/marketing/landing/product-picture.tsx';
import {
  automation,
  coreAnalytics,
  type FeatureGroup,
  intelligence,
  limits,
  platforms,
  safeguards,
} from './feature-texts.ts';

const WHOLE_WIDTH = '(min-width: 72rem) 69.5rem, calc(100vw - 2.5rem)';

export function FeaturesPage() {
  const t = useT();
  useDocumentTitle(t(publicPages.features.title));
  return (
    <PublicFrame action={<ButtonLink to={paths.auth}>{t('Get Started')}</ButtonLink>}>
      <div aria-hidden className="awning relative z-10 h-14 [--flag:2.75rem] sm:h-20 sm:[--flag:4rem]" />
      <Opening />
      <FeatureSection {...coreAnalytics} />
      <FeatureSection {...intelligence} />
      <FeatureSection {...automation} />
      <LimitsAndPlatforms />
      <Security />
      <LastWord />
    </PublicFrame>
  );
}

const sections = [
  coreAnalytics,
  intelligence,
  automation,
  { id: 'usage-limits', title: text('Usage Limits') },
  { id: 'platform-support', title: text('Platform Support') },
  { id: 'security', title: text('Security') },
];

function Opening() {
  const t = useT();
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-12 px-5 pt-14 pb-16 sm:pt-24 sm:pb-20 lg:grid-cols-[1fr_19rem]">
      <div className="grid content-start justify-items-start gap-6">
        <h1 className="max-w-2xl text-[2.375rem] leading-[1.1] tracking-[-0.03em] sm:text-5xl">
          {t('One place for your figures, your posts and your ads')}
        </h1>
        <p className="max-w-2xl text-ink-soft text-lg">
          {t(
            'Connect a store in under 5 minutes. Vitrin reads its orders, says what they mean, and makes and publishes what brings the next ones.',
          )}
        </p>
        <ButtonLink to={paths.auth} size="large">
          {t("Start Now - It's Free")}
        </ButtonLink>
      </div>
      <nav aria-label={t('On this page')} className="lg:pt-2">
        <ul className="border-line border-t text-sm">
          {sections.map(({ id, title }) => (
            <li key={id} className="border-line border-b">
              <a
                href={`#${id}`}
                className="flex items-center justify-between gap-4 rounded-sm py-2.5 text-ink-soft hover:text-ink"
              >
                {t(title)}
                <span aria-hidden className="text-ink-faint">
                  ↓
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function LimitsAndPlatforms() {
  const t = useT();
  return (
    <div className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-14 px-5 py-16 sm:py-24 lg:grid-cols-2 lg:gap-20">
        <section aria-labelledby="usage-limits" className="grid content-start gap-6">
          <h2 id="usage-limits" className="text-3xl">
            {t('Usage Limits')}
          </h2>
          <p className="text-ink-soft">
            {t('What a free account includes. What fails costs nothing: it is given back.')}
          </p>
          <dl className="border-line border-t">
            {limits.map(({ what, limit }) => (
              <div key={what} className="flex justify-between gap-6 border-line border-b py-3.5">
                <dt>{t(what)}</dt>
                <dd className="text-right font-semibold">{t(limit)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="platform-support" className="grid content-start gap-6">
          <h2 id="platform-support" className="text-3xl">
            {t('Platform Support')}
          </h2>
          <p className="text-ink-soft">
            {t('As many stores as you have, side by side, whichever platform each of them is on.')}
          </p>
          <dl className="border-line border-t">
            {platforms.map(({ what, names }) => (
              <div key={what} className="flex justify-between gap-6 border-line border-b py-3.5">
                <dt>{t(what)}</dt>
                <dd className="text-right font-semibold">{names.join(', ')}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-6 border-line border-b py-3.5">
              <dt>{t('Languages of the app')}</dt>
              <dd className="text-right font-semibold">
                {LANGUAGES.map((language, at) => (
                  <span key={language} lang={language}>
                    {(at > 0 ? ', ' : '') + ownName(language)}
                  </span>
                ))}
              </dd>
            </div>
          </dl>
        </section>
      </div>
    </div>
  );
}

function Security() {
  const t = useT();
  return (
    <section aria-labelledby="security" className="border-line border-t">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-16 sm:gap-12 sm:py-24">
        <div className="grid max-w-2xl gap-4">
          <h2 id="security" className="text-3xl sm:text-4xl">
            {t('Security')}
          </h2>
          <p className="text-ink-soft text-lg">{t('Built on OAuth 2.0, with 99.9% uptime.')}</p>
        </div>
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {safeguards.map(({ title, body }) => (
            <div key={title} className="grid content-start gap-2 border-line border-t pt-5">
              <dt className="font-display font-semibold text-lg">{t(title)}</dt>
              <dd className="text-ink-soft">{t(body)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function LastWord() {
  const t = useT();
  return (
    <section aria-labelledby="last-word" className="bg-panel text-on-panel">
      <div className="mx-auto grid max-w-6xl justify-items-start gap-6 px-5 py-20 sm:py-24">
        <h2 id="last-word" className="max-w-2xl text-3xl sm:text-4xl">
          {t('See your own store in this light')}
        </h2>
        <p className="text-lg text-on-panel-soft">
          {t('Connected in under 5 minutes. Setup is free, no credit card required.')}
        </p>
        <ButtonLink to={paths.auth} variant="light" size="large">
          {t('Connect Your Store')}
        </ButtonLink>
      </div>
    </section>
  );
}

function FeatureSection({ id, title, intro, pictures, points }: FeatureGroup) {
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
