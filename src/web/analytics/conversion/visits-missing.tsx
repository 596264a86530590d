import type { Conversion } from '#shared/analytics/conversion.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { cartSummaryQuery } from '#web/analytics/reports/customer-queries.ts';
import { missingSentence } from '#web/analytics/reports/figures.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { Button, ButtonLink } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { useConnectStore } from '#web/stores/connect/connect-store.ts';

/** Shopify's name of the permission. */
const REPORTS = 'read_reports';

interface MissingProps {
  store: Store;
  range: RangeQuery;
  reply: Conversion;
}

/** Why there are no visits to show, what can be done about it, and what is known instead. */
export function VisitsMissing({ store, range, reply }: MissingProps) {
  const t = useT();
  const platform = PLATFORM_NAMES[store.platform];
  return (
    <Card title={t('From visit to order')} className="min-w-0">
      <div className="grid max-w-2xl gap-4 text-sm">
        <p>{reply.rate.reason && missingSentence(t, reply.rate.reason, platform)}</p>
        <Remedy store={store} reply={reply} />
        {store.shares.carts && <CheckoutCompletion store={store} range={range} />}
      </div>
    </Card>
  );
}

function Remedy({ store, reply }: Omit<MissingProps, 'range'>) {
  const t = useT();
  const platform = PLATFORM_NAMES[store.platform];
  switch (reply.rate.reason) {
    case 'sessions_scope_missing':
      return store.connection === 'oauth' ? <AllowReports store={store} /> : <AddScope />;
    case 'sessions_protected':
      return (
        <p className="text-ink-soft">
          {store.connection === 'oauth'
            ? t(
                '{platform} must approve Vitrin for it. There is nothing you need to do, and we ask again every night.',
                {
                  platform,
                },
              )
            : t(
                'In the Shopify Dev Dashboard, open your app and request access to protected customer data, including name, address, e-mail and phone. Apps made in the store’s admin get it on the Grow plan or higher. We ask again every night.',
              )}
        </p>
      );
    case 'sessions_refused':
      return <p className="text-ink-soft">{t('We ask again every night.')}</p>;
    case 'sessions_not_asked':
      return (
        <p className="text-ink-soft">
          {t('They are read as soon as all orders are in, and appear here automatically.')}
        </p>
      );
    default:
      return null;
  }
}

/** Consent once more, for what has been added since. */
function AllowReports({ store }: { store: Store }) {
  const t = useT();
  const { mutate, isPending, leaving } = useConnectStore();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">
        {t('Shopify will ask you to allow reports. Nothing that was read is lost.')}
      </p>
      <Button
        variant="secondary"
        size="small"
        pending={isPending || leaving}
        onClick={() => mutate({ form: 'shopify-oauth', body: { shop: store.handle } })}
      >
        {t('Reconnect to allow reports')}
      </Button>
    </div>
  );
}

function AddScope() {
  const t = useT();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">
        {t.nodes(
          'Add the scope {scope} to your app in Shopify and install it again. If you get a new access token, connect the store with it; otherwise press Refresh.',
          { scope: <code className="rounded bg-sunken px-1 py-0.5 text-xs">{REPORTS}</code> },
        )}
      </p>
      <ButtonLink variant="secondary" size="small" to={paths.stores}>
        {t('Connected Stores')}
      </ButtonLink>
    </div>
  );
}

/** A figure of its own name: it begins with checkouts, not with visits. */
function CheckoutCompletion({ store, range }: Omit<MissingProps, 'reply'>) {
  const t = useT();
  const format = useFormat();
  return (
    <Loaded
      query={cartSummaryQuery(store.id, range)}
      failed={t('Failed to load the figures of abandoned carts.')}
      waiting={null}
    >
      {({ checkoutCompletion: { value } }) =>
        value !== null && (
          <dl className="border-line border-t pt-4">
            <dt className="text-ink-soft">{t('Checkout completion')}</dt>
            <dd className="font-semibold text-xl tabular-nums">{format.percent(value * 100)}</dd>
            <dd className="text-ink-soft">
              {t('Of checkouts begun; not the conversion rate, which counts visits')}
            </dd>
          </dl>
        )
      }
    </Loaded>
  );
}
