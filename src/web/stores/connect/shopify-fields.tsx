import type { ReactNode } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { PasswordInput } from '#web/core/ui/password-input.tsx';
import { AddressInput } from './address-input.tsx';
import type { ConnectFieldsProps } from './connect-fields.tsx';
import { AccessTokenHelp, OwnAppHelp } from './connect-help.tsx';
import { InstallInstead } from './install-instead.tsx';

export function ShopifyOauth({ values, onChange, wrongHost }: ConnectFieldsProps) {
  const t = useT();
  return (
    <>
      <Field
        label={t('Store name')}
        hint={t('You sign in at Shopify and agree there; no token is typed here.')}
        error={
          wrongHost === null
            ? undefined
            : t("Please enter just your store name (e.g., 'mystore' not '{host}')", { host: wrongHost })
        }
      >
        <AddressInput
          name="shop"
          placeholder="mystore"
          value={values.shop}
          onChange={(shop) => onChange({ shop })}
        />
      </Field>
      <InstallInstead platform="shopify" />
    </>
  );
}

export function ShopifyDirect({ values, onChange, wrongHost, onOwnApp }: ConnectFieldsProps) {
  const t = useT();
  return (
    <>
      <ShopDomain values={values} onChange={onChange} wrongHost={wrongHost} />
      <Field label={t('Access token')} hint={t('Stored encrypted, never shown again.')}>
        <PasswordInput
          name="access-token"
          autoComplete="off"
          required
          placeholder="shpat_…"
          showLabel={t('Show access token')}
          hideLabel={t('Hide access token')}
          value={values.accessToken}
          onChange={(event) => onChange({ accessToken: event.target.value })}
        />
      </Field>
      <Field
        label={t('Store password')}
        note={t('Optional')}
        hint={t('Only for a storefront that is protected by a password.')}
      >
        <PasswordInput
          name="store-password"
          autoComplete="off"
          showLabel={t('Show store password')}
          hideLabel={t('Hide store password')}
          value={values.storePassword}
          onChange={(event) => onChange({ storePassword: event.target.value })}
        />
      </Field>
      <QuietButton onClick={() => onOwnApp(true)}>
        {t('No access token? Use the client ID and secret of your own app')}
      </QuietButton>
      <AccessTokenHelp />
    </>
  );
}

export function ShopifyApp({ values, onChange, wrongHost, onOwnApp }: ConnectFieldsProps) {
  const t = useT();
  return (
    <>
      <ShopDomain values={values} onChange={onChange} wrongHost={wrongHost} />
      <Field label={t('Client ID')}>
        <TextInput
          name="client-id"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={values.clientId}
          onChange={(event) => onChange({ clientId: event.target.value })}
        />
      </Field>
      <Field label={t('Client secret')} hint={t('Stored encrypted, never shown again.')}>
        <PasswordInput
          name="client-secret"
          autoComplete="off"
          required
          showLabel={t('Show client secret')}
          hideLabel={t('Hide client secret')}
          value={values.clientSecret}
          onChange={(event) => onChange({ clientSecret: event.target.value })}
        />
      </Field>
      <QuietButton onClick={() => onOwnApp(false)}>{t('Use an access token instead')}</QuietButton>
      <OwnAppHelp />
    </>
  );
}

function ShopDomain({
  values,
  onChange,
  wrongHost,
}: Pick<ConnectFieldsProps, 'values' | 'onChange' | 'wrongHost'>) {
  const t = useT();
  return (
    <Field
      label={t('Shop domain')}
      hint={t('The name is enough: mystore, or mystore.myshopify.com.')}
      error={
        wrongHost === null
          ? undefined
          : t("Please enter a valid store name (e.g., 'mystore' not '{host}')", { host: wrongHost })
      }
    >
      <AddressInput
        name="shop"
        placeholder="mystore.myshopify.com"
        value={values.shop}
        onChange={(shop) => onChange({ shop })}
      />
    </Field>
  );
}

function QuietButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="justify-self-start rounded-sm text-left text-accent text-sm underline underline-offset-4"
    >
      {children}
    </button>
  );
}
