import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type Brand,
  type BrandChoice,
  brandEndpoints,
  PRICE_STYLES,
  type PriceStyle,
} from '#shared/content/brand-kit.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { CachedDraftNote } from '#web/core/app/cached-draft-note.tsx';
import { useCachedDraft } from '#web/core/app/cached-drafts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { type BrandDraft, draftOf, readDraft, sourcesOf } from './brand-draft.ts';
import { BrandPreview } from './brand-preview.tsx';
import { BrandReading } from './brand-reading.tsx';
import { BrandSection } from './brand-section.tsx';
import { ColourSection } from './colour-section.tsx';
import { FontSection } from './font-section.tsx';
import { LogoSection } from './logo-section.tsx';
import { brandQuery } from './queries.ts';
import { SourceNote } from './source-note.tsx';

const STYLE_TEXTS: Record<PriceStyle | '', string> = {
  '': text('As the look'),
  plain: text('Plain'),
  badge: text('On a badge'),
  hidden: text('Never'),
};

export function BrandForm({ store, brand }: { store: Store; brand: Brand }) {
  const t = useT();
  const client = useQueryClient();
  const cached = useCachedDraft<BrandDraft | null>(`brand-${store.id}`, null);
  const [isTried, setTried] = useState(false);
  const saved = draftOf(brand.choice);
  const draft = cached.draft ?? saved;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const read = readDraft(draft);
  const sources = sourcesOf(draft, brand);
  const logo = { found: brand.found.logo, own: brand.ownLogo, none: null }[draft.logo];

  const change = (part: Partial<BrandDraft>) => cached.setDraft({ ...draft, ...part });
  const know = (next: Brand) => client.setQueryData(brandQuery(store.id).queryKey, next);
  function settle(next: Brand) {
    know(next);
    cached.startAfresh();
    setTried(false);
  }

  const save = useChange({
    change: (body: BrandChoice) => call(brandEndpoints.save, { params: { storeId: store.id }, body }),
    onSuccess(next) {
      settle(next);
      toast({
        title: t('Brand Saved'),
        description: t('Pictures that are drawn from now on have it. Those that are there stay as they are.'),
      });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (read.choice) save.mutate(read.choice);
  }
  return (
    <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card
        title={t('Your Brand')}
        description={t('Logo, colours and font of every picture and reel that Vitrin makes for this store.')}
      >
        <form noValidate aria-label={t('Your Brand')} onSubmit={submit} className="grid gap-7">
          <BrandReading storeId={store.id} brand={brand} onBrand={know} />
          {cached.isCached && isChanged && <CachedDraftNote onStartAfresh={cached.startAfresh} />}
          <LogoSection
            storeId={store.id}
            brand={brand}
            chosen={draft.logo}
            onChoose={(choice) => change({ logo: choice })}
            onUploaded={(next) => {
              know(next);
              if (cached.draft) change({ logo: 'own' });
            }}
          />
          <ColourSection
            draft={draft}
            sources={sources}
            errors={isTried ? (read.errors ?? {}) : {}}
            change={change}
          />
          <FontSection
            storeName={store.storeName}
            chosen={draft.font}
            source={sources.font}
            onChoose={(font) => change({ font })}
          />
          <BrandSection
            title={t('Prices')}
            source={<SourceNote source={sources.priceStyle} otherwise={t('Each look has its own way')} />}
          >
            <Segmented
              label={t('Prices')}
              quiet
              value={draft.priceStyle}
              onValueChange={(priceStyle) => change({ priceStyle })}
              options={(['', ...PRICE_STYLES] as const).map((value) => ({
                value,
                label: t(STYLE_TEXTS[value]),
              }))}
            />
          </BrandSection>
          {save.isError && (
            <Alert variant="destructive">
              {t.message(reasonOf(save.error, text('Your brand could not be saved. Please try again.')))}
            </Alert>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <RoleButton
              needs="write"
              type="submit"
              pending={save.isPending}
              pendingLabel={t('Saving...')}
              blocked={!isChanged && t('Nothing was changed yet.')}
            >
              {t('Save Brand')}
            </RoleButton>
            <Reset store={store} brand={brand} isChanged={isChanged} onReset={settle} />
            {isChanged && <span className="text-ink-soft text-sm">{t('Not saved yet')}</span>}
          </div>
        </form>
      </Card>
      <div className="min-w-0 max-lg:order-first lg:sticky lg:top-20">
        <BrandPreview storeId={store.id} choice={read.choice} logo={logo} />
      </div>
    </div>
  );
}

interface ResetProps {
  store: Store;
  brand: Brand;
  isChanged: boolean;
  onReset: (brand: Brand) => void;
}

/** What the owner said is forgotten, an uploaded logo included, so it asks first. */
function Reset({ store, brand, isChanged, onReset }: ResetProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const reset = useChange({
    change: () => call(brandEndpoints.reset, { params: { storeId: store.id } }),
    onSuccess(next) {
      setAsking(false);
      onReset(next);
      toast({ title: t('Brand Reset'), description: t("What your shop's pages say counts again.") });
    },
    onError: (error) =>
      toast({
        title: t.message(reasonOf(error, text('Your brand could not be reset. Please try again.'))),
        variant: 'destructive',
      }),
  });
  const { from, ownLogo } = brand;
  const isOwn = [from.logo, ...(from.colours ?? []), from.font, from.priceStyle].includes('owner');
  if (!isOwn && !ownLogo && brand.choice.logo === 'found' && !isChanged) return null;
  return (
    <>
      <RoleButton needs="write" variant="secondary" onClick={() => setAsking(true)}>
        {t("Reset to what the shop's pages say")}
      </RoleButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Reset your brand?')}
        description={
          ownLogo
            ? t('What you chose here is forgotten, and the logo that you uploaded is deleted.')
            : t('What you chose here is forgotten.')
        }
        confirmLabel={t('Reset')}
        pendingLabel={t('Resetting...')}
        pending={reset.isPending}
        destructive
        onConfirm={() => reset.mutate()}
      />
    </>
  );
}
