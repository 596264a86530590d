import { useT } from '#web/core/app/i18n.ts';
import { Field } from '#web/core/ui/field.tsx';
import { PasswordInput } from '#web/core/ui/password-input.tsx';
import { AddressInput } from './address-input.tsx';
import type { ConnectFieldsProps } from './connect-fields.tsx';
import { ApiKeyHelp } from './connect-help.tsx';
import { InstallInstead } from './install-instead.tsx';

export function ShopierOauth() {
  const t = useT();
  return (
    <>
      <p className="text-sm">{t('You sign in at Shopier and agree there; nothing is typed here.')}</p>
      <InstallInstead platform="shopier" />
    </>
  );
}

export function ShopierDirect({ values, onChange }: ConnectFieldsProps) {
  const t = useT();
  return (
    <>
      <Field label={t('Store URL')}>
        <AddressInput
          name="store-url"
          placeholder="shopier.com/mystore"
          value={values.storeUrl}
          onChange={(storeUrl) => onChange({ storeUrl })}
        />
      </Field>
      <Field label={t('API key')} hint={t('Stored encrypted, never shown again.')}>
        <PasswordInput
          name="api-key"
          autoComplete="off"
          required
          showLabel={t('Show API key')}
          hideLabel={t('Hide API key')}
          value={values.apiKey}
          onChange={(event) => onChange({ apiKey: event.target.value })}
        />
      </Field>
      <ApiKeyHelp />
    </>
  );
}
