import { useT } from '#web/core/app/i18n.ts';
import { Field } from '#web/core/ui/field.tsx';
import { PasswordInput } from '#web/core/ui/password-input.tsx';
import { AddressInput } from './address-input.tsx';
import { ApiKeyHelp } from './connect-help.tsx';
import type { ConnectForm, TypedConnection } from './connection.ts';
import { InstallInstead } from './install-instead.tsx';
import { ShopifyApp, ShopifyDirect, ShopifyOauth } from './shopify-fields.tsx';

export interface ConnectFieldsProps {
  form: ConnectForm;
  values: TypedConnection;
  onChange: (changed: Partial<TypedConnection>) => void;
  /** What was typed where a store name belongs. */
  wrongHost: string | null;
  onOwnApp: (ownApp: boolean) => void;
}

export function ConnectFields(props: ConnectFieldsProps) {
  switch (props.form) {
    case 'shopify-oauth':
      return <ShopifyOauth {...props} />;
    case 'shopify-direct':
      return <ShopifyDirect {...props} />;
    case 'shopify-app':
      return <ShopifyApp {...props} />;
    case 'shopier-oauth':
      return <ShopierOauth />;
    case 'shopier-direct':
      return <ShopierDirect {...props} />;
  }
}

function ShopierOauth() {
  const t = useT();
  return (
    <>
      <p className="text-sm">{t('You sign in at Shopier and agree there; nothing is typed here.')}</p>
      <InstallInstead platform="shopier" />
    </>
  );
}

function ShopierDirect({ values, onChange }: ConnectFieldsProps) {
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
