import { RefreshCw } from 'lucide-react';
import { type Brand, brandEndpoints } from '#shared/content/brand-kit.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Spinner } from '#web/core/ui/spinner.tsx';

interface BrandReadingProps {
  storeId: string;
  brand: Brand;
  onBrand: (brand: Brand) => void;
}

/** When the pages of the shop were read, and what they did not say. */
export function BrandReading({ storeId, brand, onBrand }: BrandReadingProps) {
  const t = useT();
  const format = useFormat();
  const { isReading, readAt, notes, pageUrl } = brand;
  const reading = useChange({
    change: () => call(brandEndpoints.read, { params: { storeId } }),
    onSuccess: onBrand,
  });
  const host = pageUrl.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-ink-soft text-sm">
          {isReading ? (
            <span className="flex items-center gap-2">
              <Spinner />
              {t('Reading the home page and the photos of {shop}...', { shop: host })}
            </span>
          ) : readAt ? (
            t('Read from {shop} on {moment}.', { shop: host, moment: format.dateTime(readAt) })
          ) : (
            t('The pages of {shop} were not read yet.', { shop: host })
          )}
        </p>
        {!isReading && (
          <RoleButton
            needs="write"
            variant="secondary"
            size="small"
            pending={reading.isPending}
            onClick={() => reading.mutate()}
          >
            <RefreshCw aria-hidden />
            {readAt ? t('Read again') : t('Read now')}
          </RoleButton>
        )}
      </div>
      {reading.isError && (
        <Alert variant="destructive">
          {t.message(reasonOf(reading.error, text('The pages could not be read. Please try again.')))}
        </Alert>
      )}
      {!isReading &&
        notes.map(t.message).map((note) => (
          <Alert key={note} variant="caution">
            {note}
          </Alert>
        ))}
    </div>
  );
}
