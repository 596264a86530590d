import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Progress } from '#web/core/ui/progress.tsx';
import { hasTrouble, isImporting, shareRead } from '#web/stores/connect/import-progress.ts';
import { storeNames } from './group-words.ts';

/** Which stores' figures still grow, and which do not go on by themselves. */
export function StoresReading({ stores }: { stores: readonly Store[] }) {
  const t = useT();
  const troubled = stores.filter(hasTrouble);
  const reading = stores.filter((store) => isImporting(store.sync) && !hasTrouble(store));
  return (
    <>
      {reading.length > 0 && (
        <div className="grid gap-3 rounded-xl border border-line bg-surface p-5">
          <p role="status" className="text-sm">
            <span className="font-medium">
              {t.plural(reading.length, {
                one: '{n} store is still being read.',
                other: '{n} stores are still being read.',
              })}
            </span>{' '}
            {t('The figures are growing while history is read.')}
          </p>
          <ul className={classNames('grid gap-x-8 gap-y-3', reading.length > 1 && 'sm:grid-cols-2')}>
            {reading.map((store) => (
              <StoreProgress key={store.id} store={store} />
            ))}
          </ul>
        </div>
      )}
      {troubled.length > 0 && (
        <Alert
          variant="caution"
          title={t('Reading is held up: {stores}', { stores: storeNames(t, troubled) })}
          action={
            <ButtonLink variant="secondary" size="small" to={paths.stores}>
              {t('Connected Stores')}
            </ButtonLink>
          }
        >
          {t('What was read before stays in the figures.')}
        </Alert>
      )}
    </>
  );
}

function StoreProgress({ store: { storeName, sync } }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  const share = shareRead(sync);
  return (
    <li className="grid gap-1.5">
      <p className="flex justify-between gap-4 text-ink-soft text-xs tabular-nums">
        <span dir="auto" className="min-w-0 truncate">
          {storeName}
        </span>
        {share !== undefined && (
          <span className="whitespace-nowrap">
            {t('{percent} read', { percent: format.percent(share * 100, { digits: 0 }) })}
          </span>
        )}
      </p>
      <Progress label={t('Import of {store}', { store: storeName })} value={share} />
    </li>
  );
}
