import { type SubmitEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '#web/app/i18n.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { connectFailure, useConnectStore } from './connect-store.ts';
import { checkConnection, isFilled } from './connection.ts';

/** What an app in the store's admin must be allowed to read. */
const SCOPES = ['read_orders', 'read_all_orders', 'read_products', 'read_customers'];

interface ConnectStoreDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The store's name, when it is connected again. */
  storeName?: string;
}

export function ConnectStoreDialog({ open, onOpenChange, storeName = '' }: ConnectStoreDialogProps) {
  const t = useT();
  const formId = useId();
  const [values, setValues] = useState({ shopDomain: storeName, accessToken: '', storePassword: '' });
  const [refused, setRefused] = useState<{ reason: 'missing' | 'store-name'; host: string } | null>(null);
  const connect = useConnectStore();

  function change(changed: Partial<typeof values>) {
    setValues((before) => ({ ...before, ...changed }));
    setRefused(null);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkConnection(values);
    connect.reset();
    flushSync(() =>
      setRefused(checked.refused && { reason: checked.refused, host: values.shopDomain.trim() }),
    );
    if (checked.connection) connect.mutate(checked.connection, { onSuccess: () => onOpenChange(false) });
    else form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      locked={connect.isPending}
      title={t('Connect Store')}
      description={t('Connect a Shopify store with an access token. Vitrin only reads.')}
      footer={
        <>
          <Button variant="secondary" disabled={connect.isPending} onClick={() => onOpenChange(false)}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!isFilled(values)}
            pending={connect.isPending}
            pendingLabel={t('Connecting...')}
          >
            {t('Connect')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        {refused?.reason === 'missing' && (
          <Alert variant="destructive" title={t('Missing Information')}>
            {t('Please enter both shop domain and access token.')}
          </Alert>
        )}
        {connect.error && <Alert variant="destructive">{t.message(connectFailure(connect.error))}</Alert>}
        <Field
          label={t('Shop domain')}
          hint={t('The name is enough: mystore, or mystore.myshopify.com.')}
          error={
            refused?.reason === 'store-name'
              ? t("Please enter a valid store name (e.g., 'mystore' not '{host}')", { host: refused.host })
              : undefined
          }
        >
          <TextInput
            name="shop"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            placeholder="mystore.myshopify.com"
            value={values.shopDomain}
            onChange={(event) => change({ shopDomain: event.target.value })}
          />
        </Field>
        <Field label={t('Access token')} hint={t('Kept encrypted, never shown again.')}>
          <PasswordInput
            name="access-token"
            autoComplete="off"
            placeholder="shpat_…"
            showLabel={t('Show access token')}
            hideLabel={t('Hide access token')}
            value={values.accessToken}
            onChange={(event) => change({ accessToken: event.target.value })}
          />
        </Field>
        <Field
          label={t('Store password')}
          note={t('Optional')}
          hint={t('Only for a storefront that is closed by a password.')}
        >
          <PasswordInput
            name="store-password"
            autoComplete="off"
            showLabel={t('Show store password')}
            hideLabel={t('Hide store password')}
            value={values.storePassword}
            onChange={(event) => change({ storePassword: event.target.value })}
          />
        </Field>
        <TokenHelp />
      </form>
    </Dialog>
  );
}

function TokenHelp() {
  const t = useT();
  return (
    <section aria-labelledby="token-help" className="grid gap-2 rounded-lg bg-sunken px-4 py-3.5 text-sm">
      <h3 id="token-help" className="font-medium font-sans tracking-normal">
        {t('Where do I find the access token?')}
      </h3>
      <ol className="grid list-decimal gap-1 pl-5 text-ink-soft">
        <li>{t('In your Shopify admin, open the custom app you use for Vitrin, or create one.')}</li>
        <li>{t('Give it these Admin API scopes and install it:')}</li>
        <li className="-ml-5 flex list-none flex-wrap gap-1.5 py-0.5 pl-5">
          {SCOPES.map((scope) => (
            <code key={scope} className="rounded-md bg-surface px-1.5 py-0.5 text-ink text-xs">
              {scope}
            </code>
          ))}
        </li>
        <li value={3}>{t('Copy its Admin API access token. Shopify shows it only once.')}</li>
      </ol>
      <p className="text-ink-faint text-xs">
        {t('Without read_all_orders, Shopify shares only the last 60 days of orders.')}
      </p>
    </section>
  );
}
