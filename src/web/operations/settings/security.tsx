import { useState } from 'react';
import type { Security as SecurityFacts } from '#shared/accounts/security.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { FirstPasswordLink } from './first-password-link.tsx';
import { securityQuery } from './security-query.ts';
import { SessionList } from './session-list.tsx';
import { VerifyEmailNote } from './verify-email-note.tsx';

/** How this account is signed in to, and where it is. */
export function Security() {
  const t = useT();
  return (
    <FoldingCard title={t('Security')} description={t('How you sign in, and where you are signed in.')}>
      <div className="grid grid-cols-1 gap-6">
        <VerifyEmailNote />
        <Loaded
          query={securityQuery()}
          failed={t('Failed to load where you are signed in.')}
          waiting={<WaitingSecurity />}
        >
          {(facts) => (
            <>
              <WayIn facts={facts} />
              <SessionList sessions={facts.sessions} />
            </>
          )}
        </Loaded>
      </div>
    </FoldingCard>
  );
}

function WayIn({ facts }: { facts: SecurityFacts }) {
  const t = useT();
  const { hasPassword, hasGoogle, fresh } = facts;
  const [changing, setChanging] = useState(false);
  const ways = [hasPassword && t('E-mail and password'), hasGoogle && 'Google'].filter(
    (way) => way !== false,
  );
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid gap-0.5 text-sm">
        <h3 className="font-medium">{t('Password')}</h3>
        <p className="text-ink-soft">{t('You sign in with: {ways}', { ways: ways.join(', ') })}</p>
      </div>
      {hasPassword || fresh ? (
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {hasPassword ? t('Change password') : t('Set a password')}
        </Button>
      ) : (
        <FirstPasswordLink />
      )}
      {changing && <ChangePasswordDialog hasPassword={hasPassword} onClose={() => setChanging(false)} />}
    </section>
  );
}

function WaitingSecurity() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Skeleton className="h-11" />
      <Skeleton className="h-32" />
    </div>
  );
}
