import { ArrowLeft, Check, CloudOff } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { AssetSet } from '#shared/ads/ads-assets.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useAdsAddress } from '#web/ads/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { languageName } from '#web/core/app/language-names.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { Spinner } from '#web/core/ui/spinner.tsx';
import { AdPreview } from './ad-preview.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { DeleteAdSet } from './delete-ad-set.tsx';
import { DownloadCard } from './download-card.tsx';
import { GroupEditor } from './group-editor.tsx';
import { type AdDraft, useAdDraft } from './use-ad-draft.ts';

/** One set of ads, to be read, changed and taken to Google Ads. */
export function AdSetEditor({ store, set }: { store: Store; set: AssetSet }) {
  const t = useT();
  const { goToSet } = useAdsAddress();
  const draft = useAdDraft(set, store.id);
  const [at, setAt] = useState(0);
  const back = useRef<HTMLButtonElement>(null);
  // What led here is gone, so the focus goes to what came in its place.
  useLayoutEffect(() => back.current?.focus({ preventScroll: true }), []);
  const { content, change, problems, isSaved } = draft;
  const { groups } = content;
  const group = groups[at];
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button ref={back} variant="ghost" size="small" className="-ml-2.5" onClick={() => goToSet(null)}>
          <ArrowLeft aria-hidden />
          {t('All written ads')}
        </Button>
        <Badge>{languageName(set.language, t.locale)}</Badge>
        <div className="ml-auto flex items-center gap-3">
          <SavedNote draft={draft} />
          <DeleteAdSet storeId={store.id} set={set} onDeleted={() => goToSet(null)} />
        </div>
      </div>
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <CampaignCard set={set} content={content} problems={problems} onChange={change} />
          {groups.length > 1 && (
            <Field label={t('Product')}>
              <Select
                value={`${at}`}
                onValueChange={(chosen) => setAt(Number(chosen))}
                options={groups.map(({ productTitle }, index) => {
                  const count = problems.filter((problem) => problem.group === index).length;
                  return {
                    value: `${index}`,
                    label: count
                      ? `${productTitle} (${t.plural(count, { one: '{n} to correct', other: '{n} to correct' })})`
                      : productTitle,
                  };
                })}
              />
            </Field>
          )}
          {group && (
            <GroupEditor
              key={at}
              group={group}
              at={at}
              lang={set.language}
              problems={problems}
              onChange={(changed) => change({ groups: groups.with(at, changed) })}
            />
          )}
        </div>
        <div className="grid min-w-0 gap-4 lg:sticky lg:top-4">
          {group && <AdPreview group={group} storeName={store.storeName} lang={set.language} />}
          <DownloadCard storeId={store.id} set={set} isSaved={isSaved} />
        </div>
      </div>
    </div>
  );
}

function SavedNote({ draft: { isSaved, isSaving, fault, save } }: { draft: AdDraft }) {
  const t = useT();
  return (
    <div role="status" className="flex items-center gap-1.5 text-ink-soft text-sm">
      {fault ? (
        <>
          <CloudOff aria-hidden className="size-4 shrink-0 text-negative" />
          <span className="text-negative">{t.message(fault)}</span>
          <Button variant="secondary" size="small" onClick={save}>
            {t('Retry')}
          </Button>
        </>
      ) : isSaved ? (
        <>
          <Check aria-hidden className="size-4 shrink-0 text-positive" />
          {t('Saved')}
        </>
      ) : (
        <>
          {isSaving && <Spinner className="size-4" />}
          {t('Saving...')}
        </>
      )}
    </div>
  );
}
