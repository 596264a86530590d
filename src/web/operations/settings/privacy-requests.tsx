import { Download } from 'lucide-react';
import { pathOf } from '#shared/core/endpoint.ts';
import { type PrivacyRequest, privacyEndpoints } from '#shared/stores/privacy.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { buttonLook } from '#web/core/ui/button.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { privacyRequestsQuery } from './queries.ts';

/** Most owners never get one, so there is no card until the first has come. */
export function PrivacyRequests() {
  const t = useT();
  return (
    <Loaded
      query={privacyRequestsQuery()}
      failed={t('Failed to load privacy requests.')}
      waiting={false}
      empty={null}
    >
      {(requests) => (
        <FoldingCard
          title={t('Privacy requests')}
          description={t('What your platforms asked for on behalf of customers, and the outcome.')}
          flush
        >
          <ul className="divide-y divide-line border-line border-t">
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </ul>
        </FoldingCard>
      )}
    </Loaded>
  );
}

function RequestRow({ request }: { request: PrivacyRequest }) {
  const t = useT();
  const format = useFormat();
  const { id, kind, store, receivedAt, completedAt, exportUntil } = request;
  const received = format.date(receivedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium">{kindName(t, kind)}</span>
          {completedAt ? (
            <Badge tone="positive" dot>
              {t('Answered')}
            </Badge>
          ) : (
            <Badge tone="caution" dot>
              {t('Under way')}
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 break-words text-ink-soft text-xs tabular-nums">
          <span>{store}</span>
          <span>{t('Received {date}', { date: received })}</span>
          {completedAt && <span>{t('Answered {date}', { date: format.date(completedAt) })}</span>}
        </p>
        {completedAt && (
          <p className="text-ink-soft text-xs tabular-nums">
            <Outcome request={request} />
          </p>
        )}
      </div>
      {exportUntil && (
        <a
          href={pathOf(privacyEndpoints.export, { requestId: id })}
          download
          aria-label={t('Download the answer to the request of {date}', { date: received })}
          className={buttonLook({ variant: 'secondary', size: 'small' })}
        >
          <Download aria-hidden />
          {t('Download')}
        </a>
      )}
    </li>
  );
}

function kindName(t: Translate, kind: PrivacyRequest['kind']): string {
  switch (kind) {
    case 'customers/data_request':
      return t('A customer asked what data is held about them');
    case 'customers/redact':
      return t('A customer’s personal data is to be deleted');
    case 'shop/redact':
      return t("A store's data is to be deleted");
  }
}

function Outcome({ request: { kind, counts } }: { request: PrivacyRequest }) {
  const t = useT();
  const found = [
    counts.customers > 0 && t.plural(counts.customers, { one: '{n} customer', other: '{n} customers' }),
    counts.orders > 0 && t.plural(counts.orders, { one: '{n} order', other: '{n} orders' }),
    counts.checkouts > 0 &&
      t.plural(counts.checkouts, { one: '{n} abandoned cart', other: '{n} abandoned carts' }),
  ].filter((each) => each !== false);
  // A store that has been connected again since it asked still has its data.
  if (found.length === 0) return kind === 'shop/redact' ? t('Nothing was deleted.') : t('No data was held.');
  const records = new Intl.ListFormat(t.locale).format(found);
  switch (kind) {
    case 'customers/data_request':
      return t('Found: {records}', { records });
    case 'customers/redact':
      return t('Personal details removed from: {records}', { records });
    case 'shop/redact':
      return t('Deleted: {records}', { records });
  }
}
