import {
  CalendarDays,
  ChartNoAxesColumn,
  CircleCheck,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  Sparkles,
  Store,
} from 'lucide-react';
import { useSearch } from 'wouter';
import { text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { publicPages } from '#web/core/app/public-pages.ts';
import { ShopWindow } from '#web/core/app/shop-window.tsx';
import { PublicFrame } from '#web/core/public/public-frame.tsx';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { useDocumentTitle } from '#web/core/ui/page.tsx';
import { type InstallReturn, readInstallReturn, startPath } from './install-return.ts';
import { MadePosts } from './made-posts.tsx';
import { ProductPicture } from './product-picture.tsx';

export function LandingPage() {
  const t = useT();
  const search = useSearch();
  const install = readInstallReturn(search);
  const start = startPath(install);
  useDocumentTitle(t(publicPages.landing.title));
  return (
    <PublicFrame action={<ButtonLink to={start}>{t('Get Started')}</ButtonLink>}>
      {search.includes('account=deleted') && (
        <p role="status" className="bg-positive-soft px-5 py-3 text-center text-positive text-sm">
          {t('Account Deleted')}. {t('Your account is closed, and your data is being deleted.')}
        </p>
      )}
      <div aria-hidden className="awning relative z-10 h-14 [--flag:2.75rem] sm:h-20 sm:[--flag:4rem]" />
      {install ? <Returned install={install} start={start} /> : <Hero start={start} />}
      <MadePosts />
      <Features />
      <WhyChoose start={start} />
    </PublicFrame>
  );
}

function Hero({ start }: { start: string }) {
  const t = useT();
  return (
    <section className="relative mx-auto grid max-w-6xl gap-14 px-5 pb-20 sm:pb-24">
      <ShopWindow tone="page" className="absolute top-0 right-5 hidden h-116 lg:block" />
      {/* On a phone the words have the first view to themselves, so that they are what it waits for. */}
      <div className="relative grid max-w-3xl justify-items-start gap-6 max-sm:min-h-[calc(100svh-12.5rem)] max-sm:content-center max-sm:pt-6 sm:pt-24 lg:max-w-xl lg:pt-20">
        <h1 className="text-[2.625rem] leading-[1.08] tracking-[-0.03em] sm:text-6xl">
          {t('Your store, in the best light.')}
        </h1>
        <p className="max-w-2xl text-ink-soft text-lg sm:text-xl">
          {t(
            'Vitrin connects to your Shopify or Shopier store, shows sales figures you can check, says what changed, and makes the posts that bring the next customers.',
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={start} size="large">
            {t('Connect Your Store')}
          </ButtonLink>
          <ButtonLink to={paths.features} variant="secondary" size="large">
            {t('View Features')}
          </ButtonLink>
        </div>
        <p className="text-ink-faint text-sm">
          {t('Connected in under 5 minutes. Setup is free, no credit card required.')}
        </p>
      </div>
      <ProductPicture
        name="analytics"
        alt={t('The analytics of Vitrin with the figures of a store')}
        sizes="(min-width: 72rem) 69.5rem, calc(100vw - 2.5rem)"
      />
    </section>
  );
}

function Returned({ install, start }: { install: InstallReturn; start: string }) {
  const t = useT();
  return (
    <section className="relative mx-auto max-w-6xl px-5 pt-14 pb-20 sm:pt-20 sm:pb-24">
      <ShopWindow tone="page" className="absolute top-0 right-5 hidden h-116 lg:block" />
      <div className="relative grid animate-rise justify-items-start gap-5 rounded-2xl bg-positive-soft p-7 sm:p-12 lg:max-w-lg">
        <CircleCheck aria-hidden className="size-9 text-positive" strokeWidth={1.5} />
        <h1 className="text-3xl text-positive sm:text-4xl">{t('Store Connected Successfully')}</h1>
        <p className="text-lg">
          {t.nodes('{store} has been authorised. One step is left: your account.', {
            store: <strong className="break-all font-semibold">{install.store}</strong>,
          })}
        </p>
        <ButtonLink to={start} size="large">
          {t('Complete Account Setup')}
        </ButtonLink>
      </div>
    </section>
  );
}

const features: { Icon: LucideIcon; title: string; body: string }[] = [
  {
    Icon: ChartNoAxesColumn,
    title: text('General Analytics'),
    body: text('Revenue, orders, customers, products and abandoned carts, updated in real time.'),
  },
  {
    Icon: Lightbulb,
    title: text('AI Insights'),
    body: text('What changed in your store and what to do about it, with the figures it is based on.'),
  },
  {
    Icon: Sparkles,
    title: text('Content Creator'),
    body: text('Captions, images, short videos and hashtags for the products you sell.'),
  },
  {
    Icon: CalendarDays,
    title: text('Social Media Calendar'),
    body: text('Posts for Instagram, Facebook and X (Twitter), planned, approved and sent on time.'),
  },
  {
    Icon: Megaphone,
    title: text('Ads Optimization'),
    body: text('Timing, audiences and budgets for Google Ads, worked out from your own orders.'),
  },
  {
    Icon: Store,
    title: text('Shopify and Shopier'),
    body: text('Both platforms side by side, all your stores in one place.'),
  },
];

function Features() {
  const t = useT();
  return (
    <section aria-labelledby="features-title" className="border-line border-t">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-20 sm:py-24">
        <h2 id="features-title" className="max-w-xl text-3xl sm:text-4xl">
          {t('Everything a shopkeeper looks at, in one window')}
        </h2>
        <ul className="grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ Icon, title, body }) => (
            <li key={title} className="grid content-start gap-3 bg-surface p-6 sm:p-8">
              <Icon aria-hidden className="size-6 text-accent" strokeWidth={1.5} />
              <h3 className="mt-2 text-lg">{t(title)}</h3>
              <p className="text-ink-soft">{t(body)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const reasons = [
  { figure: text('5 minutes'), body: text('are enough to connect a store, usually fewer.') },
  { figure: text('Free'), body: text('to set up, and no credit card is required.') },
  {
    figure: text('OAuth 2.0'),
    body: text('secures the connection: you sign in at your platform, not here.'),
  },
  { figure: text('99.9%'), body: text('uptime, so the figures are there when you look.') },
];

function WhyChoose({ start }: { start: string }) {
  const t = useT();
  return (
    <section aria-labelledby="why-title" className="bg-panel text-on-panel">
      <div className="mx-auto grid max-w-6xl gap-12 px-5 py-20 sm:py-24">
        <h2 id="why-title" className="text-3xl sm:text-4xl">
          {t('Why Choose Vitrin')}
        </h2>
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {reasons.map(({ figure, body }) => (
            <div key={figure} className="grid content-start gap-2 border-on-panel/25 border-t pt-5">
              <dt className="font-display font-semibold text-2xl tracking-[-0.02em]">{t(figure)}</dt>
              <dd className="text-on-panel-soft">{t(body)}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={start} variant="light" size="large" className="justify-self-start">
          {t("Start Now - It's Free")}
        </ButtonLink>
      </div>
    </section>
  );
}
