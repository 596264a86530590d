import { useLocation } from 'wouter';
import { text } from '#shared/core/sentence.ts';
import { Page } from '#web/core/ui/page.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { useT } from './i18n.ts';
import { paths } from './paths.ts';

const titles: Record<string, string> = {
  [paths.stores]: text('Connected Stores'),
  [paths.analytics]: text('General Analytics'),
  [paths.costs]: text('Costs'),
  [paths.rates]: text('Exchange rates'),
  [paths.contentCreator]: text('Content Creator'),
  [paths.calendar]: text('Social Media Calendar'),
  [paths.shopPage]: text('Shop page'),
  [paths.postReport]: text('Post report'),
  [paths.experiment]: text('Experiment'),
  [paths.writeBack]: text('Shopify’s own reports'),
  [paths.ads]: text('Ads Optimization'),
  [paths.settings]: text('Settings'),
  [paths.networkSetup]: text('Your own apps'),
  [paths.activity]: text('Activity'),
  [paths.members]: text('Members'),
  [paths.accessTokens]: text('Access tokens'),
};

/** A page whose code is on its way: its heading where it will be, blocks in place of the rest. */
export function WaitingPage() {
  const t = useT();
  const [path] = useLocation();
  return (
    <Page
      title={t(titles[path] ?? 'Dashboard')}
      description={
        <span aria-hidden className="inline-block h-4 w-80 max-w-full animate-breathe rounded-md bg-sunken" />
      }
    >
      <div role="status">
        <span className="sr-only">{t('Loading')}</span>
        {path === paths.stores || path === paths.settings ? <WaitingCards /> : <WaitingBlocks />}
      </div>
    </Page>
  );
}

function WaitingCards() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <Skeleton key={name} className="h-64 rounded-xl" />
      ))}
    </div>
  );
}

/** In the shape that most pages have: figures in a row, tabs, and one large part. */
export function WaitingBlocks() {
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((name) => (
          <Skeleton key={name} className="h-28 rounded-xl" />
        ))}
      </div>
      <div className="flex gap-5 overflow-hidden border-line border-b pb-3">
        {['first', 'second', 'third'].map((name) => (
          <Skeleton key={name} className="h-5 w-28 shrink-0" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-xl" />
    </div>
  );
}
