import { type ReactNode, useId } from 'react';
import { useT } from '#web/core/app/i18n.ts';

/** What an app in the store's admin must be allowed to read. */
export const SCOPES = [
  'read_orders',
  'read_all_orders',
  'read_products',
  'read_inventory',
  'read_customers',
  'read_reports',
  'read_shopify_payments_accounts',
  'read_shopify_payments_payouts',
];

export function AccessTokenHelp() {
  const t = useT();
  return (
    <Help title={t('Where do I find the access token?')}>
      <Steps>
        <li>
          {t(
            'In your Shopify admin, open Settings, Apps, Develop apps, and the app you made before 2026; newer ones have a client ID and secret instead.',
          )}
        </li>
        <li>{t('Give it these Admin API scopes and install it:')}</li>
        <ScopeList />
        <li value={3}>{t('Copy its Admin API access token. Shopify shows it only once.')}</li>
      </Steps>
      <SixtyDays />
    </Help>
  );
}

export function OwnAppHelp() {
  const t = useT();
  return (
    <Help title={t('Where do I find the client ID and secret?')}>
      <Steps>
        <li>
          {t('In the Shopify Dev Dashboard, create an app in the organisation that your store belongs to.')}
        </li>
        <li>{t('Give it these Admin API scopes and install it in your store:')}</li>
        <ScopeList />
        <li value={3}>{t('Copy the client ID and the client secret from its settings.')}</li>
      </Steps>
      <SixtyDays />
    </Help>
  );
}

export function ApiKeyHelp() {
  const t = useT();
  return (
    <Help title={t('Where do I find the API key?')}>
      <Steps>
        <li>{t('Sign in to Shopier and open the developer (API) section of your account.')}</li>
        <li>
          {t.nodes('Create a personal access token there. In Turkish it is called {name}.', {
            name: <span lang="tr">“Kişisel Erişim Anahtarı”</span>,
          })}
        </li>
        <li>{t('Allow it to read orders, products, refunds and the shop, and paste it here.')}</li>
      </Steps>
    </Help>
  );
}

function Help({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-lg bg-sunken px-4 py-3.5 text-sm">
      <h3 id={id} className="font-medium font-sans tracking-normal">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Steps({ children }: { children: ReactNode }) {
  return <ol className="grid list-decimal gap-1 pl-5 text-ink-soft">{children}</ol>;
}

function ScopeList() {
  return (
    <li className="-ml-5 flex list-none flex-wrap gap-1.5 py-0.5 pl-5">
      {SCOPES.map((scope) => (
        <code key={scope} className="rounded-md bg-surface px-1.5 py-0.5 text-ink text-xs">
          {scope}
        </code>
      ))}
    </li>
  );
}

function SixtyDays() {
  const t = useT();
  return (
    <p className="text-ink-faint text-xs">
      {t('Without read_all_orders, Shopify shares only the last 60 days of orders.')}
    </p>
  );
}
