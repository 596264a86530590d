import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useContext, useRef, useState } from 'react';
import type { Product } from '#shared/analytics/sales-reports.ts';
import type { Store } from '#shared/stores/stores.ts';
import { contentRequest, useChoices, variationsRequest } from '#web/content/choices.ts';
import { HistoryTab } from '#web/content/history/history-tab.tsx';
import type { Piece } from '#web/content/piece.ts';
import { productByHandleQuery, productChoiceQuery } from '#web/content/queries.ts';
import { useFoundPiece } from '#web/content/result/drafts.tsx';
import { GoingOutContext } from '#web/content/result/going-out.ts';
import { SetupForm } from '#web/content/setup/setup-form.tsx';
import { useUsableTemplates } from '#web/content/templates/template-select.tsx';
import { UsageCard } from '#web/content/usage/usage-card.tsx';
import { useAddress, useAddressRequest } from '#web/core/app/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { Tabs } from '#web/core/ui/tabs.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { ImportNotice } from '#web/stores/connect/store-import.tsx';
import { SingleResult } from './single-result.tsx';
import { useGeneration } from './use-generation.ts';
import { useVariations } from './use-variations.ts';
import { VariationsResult } from './variations-result.tsx';

/** While a new store is read, its first products come within seconds. */
const LOOK_EVERY_MS = 1_000;

const TABS = ['single', 'variations', 'history', 'templates', 'brand'] as const;
type TabName = (typeof TABS)[number];

const TemplatesTab = lazy(async () => ({
  default: (await import('#web/content/templates/templates-tab.tsx')).TemplatesTab,
}));

const BrandTab = lazy(async () => ({
  default: (await import('#web/content/brand/brand-tab.tsx')).BrandTab,
}));

/** One setup for both ways to make something; results stay while another tab is looked at. */
export function StoreContent({ store }: { store: Store }) {
  const t = useT();
  const goingOut = useContext(GoingOutContext);
  const { tab, goToTab } = useContentAddress();
  const [choices, choose] = useChoices(store);
  const [product, setProduct] = useState<Product | null>(null);
  const isSuggesting = useSuggestedProduct(store, product, setProduct);
  const generation = useGeneration(store, useFoundPiece());
  const variations = useVariations(store);
  const usable = useUsableTemplates(store.id, choices.platform);
  const template = usable.find(({ id }) => id === choices.templateId)?.id ?? null;
  const setup = { store, choices, choose, product, onProduct: setProduct, isSuggesting };

  const client = useQueryClient();
  const setupPlace = useRef<HTMLDivElement>(null);
  useAddressRequest('product', async (handle) => {
    const asked = await client.fetchQuery(productByHandleQuery(store.id, handle)).catch(() => null);
    if (!asked) {
      toast({ title: t('This product is not on sale.'), variant: 'destructive' });
      return;
    }
    setProduct(asked);
    bringIntoView(setupPlace.current);
  });

  const result = useRef<HTMLDivElement>(null);
  const opened = useRef(0);

  /** Does something with the product, once there is one, and shows what comes of it. */
  function withProduct(act: (chosen: Product) => void) {
    if (product) {
      act(product);
      bringIntoView(result.current);
      return;
    }
    toast({
      title: t('Missing Information'),
      description: t('Please select a store and product first.'),
      variant: 'destructive',
    });
  }

  /** A post that is opened again comes as it was saved, whatever was done to it since. */
  function open(piece: Piece) {
    opened.current += 1;
    generation.show({ ...piece, key: `${piece.key}-${opened.current}` });
    goToTab('single');
  }

  const isReel = (generation.underWay?.contentFormat ?? choices.contentFormat) === 'reel';
  const single = (
    <div ref={setupPlace} className={`${SIDE_BY_SIDE} scroll-mt-20`}>
      <SetupForm
        {...setup}
        asks="content"
        pending={generation.isWorking}
        pendingLabel={isReel ? t('Generating Reel Video...') : t('Generating with AI...')}
        onGenerate={() =>
          withProduct((chosen) =>
            generation.generate({ product: chosen, request: contentRequest(chosen.id, choices, template) }),
          )
        }
      />
      <div ref={result} className="min-w-0 scroll-mt-20">
        <SingleResult store={store} generation={generation} isReel={isReel} />
      </div>
    </div>
  );
  const several = (
    <div className={SIDE_BY_SIDE}>
      <SetupForm
        {...setup}
        asks="variations"
        pending={variations.isWorking}
        pendingLabel={t('Generating with AI...')}
        onGenerate={() =>
          withProduct((chosen) =>
            variations.generate({ product: chosen, request: variationsRequest(chosen.id, choices) }),
          )
        }
      />
      <div ref={result} className="min-w-0 scroll-mt-20">
        <VariationsResult store={store} variations={variations} />
      </div>
    </div>
  );
  return (
    <div className="grid min-w-0 gap-6">
      <ImportNotice store={store} />
      {goingOut && <goingOut.Banner store={store} />}
      <UsageCard />
      <Tabs
        label={t('Content')}
        tabs={[
          { name: 'single', label: t('Single Content'), content: single },
          { name: 'variations', label: t('A/B Variations'), content: several },
          { name: 'history', label: t('History'), content: <HistoryTab store={store} onOpen={open} /> },
          {
            name: 'templates',
            label: t('Templates'),
            content: (
              <Suspense fallback={<Skeleton className="h-52 rounded-xl" />}>
                <TemplatesTab store={store} />
              </Suspense>
            ),
          },
          {
            name: 'brand',
            label: t('Brand'),
            content: (
              <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
                <BrandTab store={store} />
              </Suspense>
            ),
          },
        ]}
        value={tab}
        onValueChange={goToTab}
      />
    </div>
  );
}

/** On a phone the result lies below the form. */
function bringIntoView(box: HTMLElement | null) {
  if (box && box.getBoundingClientRect().top > window.innerHeight / 2) box.scrollIntoView({ block: 'start' });
}

const SIDE_BY_SIDE = 'grid min-w-0 items-start gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]';

/** The open tab. */
function useContentAddress() {
  const { oneOf, go } = useAddress({ tab: 'single' });
  return { tab: oneOf('tab', TABS), goToTab: (tab: TabName) => go({ tab }) };
}

/**
 * An owner who is led here to make a post (`?suggest=product`) finds the best seller chosen, and may choose another.
 * @returns whether it is still being waited for.
 */
function useSuggestedProduct(
  store: Store,
  product: Product | null,
  onProduct: (product: Product) => void,
): boolean {
  const [isAsked, setAsked] = useState(false);
  useAddressRequest('suggest', () => setAsked(true));
  const isWaiting = isAsked && product === null;
  const { data } = useQuery({
    ...productChoiceQuery(store.id, ''),
    enabled: isWaiting,
    refetchInterval: LOOK_EVERY_MS,
  });
  const onSale = data?.products ?? [];
  const best = onSale.find(({ inventory }) => inventory === null || inventory > 0) ?? onSale[0];
  if (isWaiting && best) {
    setAsked(false);
    onProduct(best);
  }
  return isWaiting;
}
