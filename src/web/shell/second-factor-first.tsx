import { KeyRound } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Page } from '#web/core/ui/page.tsx';

/** In place of every page but the settings, where the owner requires a second factor and the reader has none. */
export function SecondFactorFirst({ name }: { name: string }) {
  const t = useT();
  return (
    <Page title={t('One more step')}>
      <EmptyState
        icon={KeyRound}
        title={t('This account asks for a second factor')}
        action={<ButtonLink to={`${paths.settings}#security`}>{t('Open Security')}</ButtonLink>}
      >
        {t(
          'All members of the account of {name} sign in with a code from an app. Set one up under Security, and everything opens.',
          { name },
        )}
      </EmptyState>
    </Page>
  );
}
