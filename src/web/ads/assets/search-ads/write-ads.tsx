import { useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type AssetSet, adsAssetEndpoints } from '#shared/ads/ads-assets.ts';
import type { Product } from '#shared/analytics/sales-reports.ts';
import { CONTENT_LANGUAGES, type ContentLanguage } from '#shared/content/content.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { adSetsQuery } from '#web/ads/assets/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { languageName } from '#web/core/app/language-names.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { ProductsPicker } from './products-picker.tsx';

interface WriteAdsProps {
  store: Store;
  onWritten: (set: AssetSet) => void;
}

export function WriteAds({ store, onWritten }: WriteAdsProps) {
  const t = useT();
  const client = useQueryClient();
  const [products, setProducts] = useState<readonly Product[]>([]);
  const [language, setLanguage] = useState<ContentLanguage>(t.language);
  const writing = useChange({
    change: () =>
      call(adsAssetEndpoints.write, {
        params: { storeId: store.id },
        body: { productIds: products.map(({ id }) => id), language },
      }),
    onSuccess(set) {
      client.setQueryData(adSetsQuery(store.id).queryKey, (sets) => [set, ...(sets ?? [])]);
      onWritten(set);
    },
    onError: (error) =>
      toast({
        title: t('Not Written'),
        description: t.message(reasonOf(error, text('The ads could not be written. Please try again.'))),
        variant: 'destructive',
      }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    writing.mutate();
  }

  return (
    <Card title={t('New search ads')}>
      <form aria-label={t('New search ads')} onSubmit={submit} className="grid gap-4.5">
        <ProductsPicker store={store} chosen={products} onChosen={setProducts} />
        <Field label={t('Language of the ads')}>
          <Select
            value={language}
            onValueChange={setLanguage}
            options={CONTENT_LANGUAGES.map((value) => ({ value, label: languageName(value, t.locale) }))}
          />
        </Field>
        <RoleButton
          needs="write"
          type="submit"
          blocked={products.length === 0 && t('Choose at least one product.')}
          pending={writing.isPending}
          pendingLabel={t('Writing...')}
        >
          <Sparkles aria-hidden />
          {t('Write ads')}
        </RoleButton>
        <p className="text-ink-faint text-xs">
          {t(
            'One ad group for each product: up to 15 headlines, 4 descriptions and keywords, from your catalogue alone.',
          )}
        </p>
      </form>
    </Card>
  );
}
