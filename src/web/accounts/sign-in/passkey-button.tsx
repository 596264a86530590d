import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { passkeyEndpoints } from '#shared/accounts/passkeys.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { askPasskey, knowsPasskeys, PasskeyNotUsed } from '#web/accounts/passkeys/ask-passkey.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useAuth } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { authPathAfterDetour } from './auth-path.ts';
import { enterSoon } from './enter-soon.ts';

export function PasskeyButton() {
  const t = useT();
  const { enter } = useAuth();
  const [, navigate] = useLocation();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Sentence | null>(null);
  if (!knowsPasskeys()) return null;

  async function signIn() {
    setPending(true);
    setFailure(null);
    try {
      const body = await askPasskey(await call(passkeyEndpoints.signInOptions));
      const { user } = await call(passkeyEndpoints.signIn, { body });
      await enterSoon(user, (found) => {
        navigate(authPathAfterDetour(), { replace: true });
        enter(found);
      });
    } catch (error) {
      setFailure(
        error instanceof PasskeyNotUsed
          ? error.sentence
          : reasonOf(error, text('The passkey could not be checked. Please try again.')),
      );
    } finally {
      setPending(false);
    }
  }
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        className="w-full"
        pending={pending}
        pendingLabel={t('Waiting for your passkey...')}
        onClick={signIn}
      >
        <KeyRound aria-hidden />
        {t('Sign in with a passkey')}
      </Button>
      {failure && <Alert variant="destructive">{t.message(failure)}</Alert>}
    </div>
  );
}
