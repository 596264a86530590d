import { useState } from 'react';
import { CONTENT_PLATFORMS, type ContentPlatform } from '#shared/content/content.ts';
import type { SavedPreference } from '#shared/content/preferences.ts';
import type { Store } from '#shared/stores/stores.ts';
import { PLATFORM_TEXTS } from '#web/content/option-texts.ts';
import { CachedDraftNote } from '#web/core/app/cached-draft-note.tsx';
import { useCachedDraft } from '#web/core/app/cached-drafts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { draftOf, type PreferenceDraft } from './preference-draft.ts';
import { PreferenceForm } from './preference-form.tsx';
import { preferencesQuery } from './queries.ts';

/** How each store speaks on each network. */
export function Preferences() {
  const t = useT();
  return (
    <FoldingCard
      title={t('Posting Preferences')}
      description={t('How your posts sound: the voice of your brand, its words and its hashtags.')}
      action={
        <ButtonLink to={`${paths.contentCreator}?tab=brand`} variant="secondary" size="small">
          {t('Logo, colours and font')}
        </ButtonLink>
      }
    >
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingForm />}
        empty={
          <p className="text-ink-soft text-sm">
            {t('Connect a store first; you set the voice of its posts here.')}
          </p>
        }
      >
        {(stores) => <PreferencesOf stores={stores} />}
      </Loaded>
    </FoldingCard>
  );
}

function PreferencesOf({ stores }: { stores: Store[] }) {
  const t = useT();
  const { store: selected } = useSelectedStore();
  const [chosen, setChosen] = useState<string | null>(null);
  const storeId = stores.find(({ id }) => id === chosen)?.id ?? selected?.id ?? stores[0]!.id;
  return (
    <div className="grid gap-5">
      {stores.length > 1 && (
        <Field label={t('Store')} className="max-w-sm">
          <Select
            className="w-full"
            value={storeId}
            onValueChange={setChosen}
            options={stores.map(({ id, storeName }) => ({ value: id, label: storeName }))}
          />
        </Field>
      )}
      <Loaded
        key={storeId}
        query={preferencesQuery(storeId)}
        failed={t('Failed to load posting preferences.')}
        waiting={<WaitingForm />}
      >
        {(preferences) => <Networks storeId={storeId} preferences={preferences} />}
      </Loaded>
    </div>
  );
}

/** What was typed for one network waits while another is looked at. */
function Networks({ storeId, preferences }: { storeId: string; preferences: SavedPreference[] }) {
  const t = useT();
  const {
    draft: drafts,
    setDraft: setDrafts,
    isCached,
    startAfresh,
  } = useCachedDraft<Partial<Record<ContentPlatform, PreferenceDraft>>>(`preferences-${storeId}`, {});
  const [platform, setPlatform] = useState(
    () => CONTENT_PLATFORMS.find((each) => drafts[each]) ?? CONTENT_PLATFORMS[0],
  );
  const kept = preferences.find((each) => each.platform === platform)!;
  return (
    <div className="grid gap-5">
      <Segmented
        label={t('Platform')}
        value={platform}
        onValueChange={setPlatform}
        options={CONTENT_PLATFORMS.map((value) => ({ value, label: PLATFORM_TEXTS[value] }))}
      />
      {isCached && drafts[platform] && <CachedDraftNote onStartAfresh={startAfresh} />}
      <PreferenceForm
        key={platform}
        storeId={storeId}
        kept={kept}
        draft={drafts[platform] ?? draftOf(kept)}
        onDraft={(draft) => setDrafts({ ...drafts, [platform]: draft })}
        onSaved={() => setDrafts({ ...drafts, [platform]: undefined })}
      />
    </div>
  );
}

function WaitingForm() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-10 w-full max-w-md" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
