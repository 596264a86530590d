import {
  ArrowLeft,
  Binoculars,
  FileSearch,
  Gauge,
  type LucideIcon,
  Megaphone,
  TextSearch,
  UsersRound,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { PARTS, type PartName, useAdsAddress } from '#web/ads/address.ts';
import { WaitingCards } from '#web/ads/waiting-ads.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { useScrollEdges } from '#web/core/ui/scroll-edges.ts';

const FiguresPart = lazy(async () => ({
  default: (await import('#web/ads/account/figures/figures-part.tsx')).FiguresPart,
}));
const CompetitorsPart = lazy(async () => ({
  default: (await import('#web/ads/competitors/competitors-part.tsx')).CompetitorsPart,
}));
const SearchAdsPart = lazy(async () => ({
  default: (await import('#web/ads/assets/search-ads/search-ads-part.tsx')).SearchAdsPart,
}));
const FeedPart = lazy(async () => ({
  default: (await import('#web/ads/assets/feed/feed-part.tsx')).FeedPart,
}));
const CampaignsPart = lazy(async () => ({
  default: (await import('#web/ads/campaigns/campaigns-part.tsx')).CampaignsPart,
}));
const CustomerMatchPart = lazy(async () => ({
  default: (await import('#web/ads/customer-match/customer-match-part.tsx')).CustomerMatchPart,
}));

interface Part {
  icon: LucideIcon;
  title: string;
  about: string;
  content: (store: Store) => ReactNode;
}

const CONTENTS: Record<PartName, Part> = {
  figures: {
    icon: Gauge,
    title: text('Account figures'),
    about: text('What your Google Ads account spent and earned, next to what your store took in.'),
    content: (store) => <FiguresPart store={store} />,
  },
  competitors: {
    icon: Binoculars,
    title: text('Competitors'),
    about: text('Who else bids for the same searches, from your own auction insights.'),
    content: (store) => <CompetitorsPart store={store} />,
  },
  'search-ads': {
    icon: TextSearch,
    title: text('Search ads'),
    about: text(
      'Ads written from your products, for Google Ads Editor. Nothing is sent to Google from here.',
    ),
    content: (store) => <SearchAdsPart store={store} />,
  },
  feed: {
    icon: FileSearch,
    title: text('Feed check'),
    about: text('How your products would fare in Google’s product feed, best sellers first.'),
    content: (store) => <FeedPart store={store} />,
  },
  'boosted-posts': {
    icon: Megaphone,
    title: text('Boosted posts'),
    about: text('Plans and checklists for posts you pay networks to show. Nothing is ever spent from here.'),
    content: (store) => <CampaignsPart store={store} />,
  },
  'customer-list': {
    icon: UsersRound,
    title: text('Customer list for Google Ads'),
    about: text(
      'Your own customers, to reach them again or to leave them out; hashed before anything leaves Vitrin.',
    ),
    content: (store) => <CustomerMatchPart store={store} />,
  },
};

/** The ways to what stands next to the advice. */
export function PartLinks() {
  const t = useT();
  const { goToPart } = useAdsAddress();
  const row = useRef<HTMLUListElement>(null);
  useScrollEdges(row);
  return (
    <nav aria-label={t('Tools')} className="min-w-0">
      <ul
        ref={row}
        className="fades -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {PARTS.map((part) => {
          const { icon: Icon, title } = CONTENTS[part];
          return (
            <li key={part}>
              <Button variant="secondary" size="small" onClick={() => goToPart(part)}>
                <Icon aria-hidden />
                {t(title)}
              </Button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** In place of the advice, with the way back. */
export function PartView({ store, part }: { store: Store; part: PartName }) {
  const t = useT();
  const { goToPart } = useAdsAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, so the focus goes to what came in its place.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { title, about, content } = CONTENTS[part];
  return (
    <div className="grid min-w-0 gap-5">
      <header className="flex items-start gap-3">
        <Button
          variant="ghost"
          size="small"
          square
          aria-label={t('Back to the advice')}
          onClick={() => goToPart(null)}
        >
          <ArrowLeft aria-hidden />
        </Button>
        <div className="grid min-w-0 gap-0.5">
          <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
            {t(title)}
          </h2>
          <p className="text-ink-soft text-sm">{t(about)}</p>
        </div>
      </header>
      <Suspense fallback={<WaitingCards />}>{content(store)}</Suspense>
    </div>
  );
}
