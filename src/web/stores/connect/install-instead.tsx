import { PLATFORM_NAMES, type Platform } from '#shared/stores/stores.ts';
import { useEnvironment } from '#web/core/api/environment.ts';
import { useT } from '#web/core/app/i18n.ts';

/** The other way to the same consent, which begins at the platform. */
export function InstallInstead({ platform }: { platform: Platform }) {
  const t = useT();
  const simulated = useEnvironment()?.simulated.find(({ name }) => name === PLATFORM_NAMES[platform]);
  return (
    <p className="text-ink-soft text-sm">
      {t(
        'You can also install Vitrin from the app store of {platform}; the store is then connected automatically.',
        {
          platform: PLATFORM_NAMES[platform],
        },
      )}
      {simulated?.installUrl && (
        <>
          {' '}
          <a href={simulated.installUrl} className="text-accent underline underline-offset-4">
            {t('Open the simulated app store')}
          </a>
        </>
      )}
    </p>
  );
}
