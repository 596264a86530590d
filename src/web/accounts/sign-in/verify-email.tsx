import { useEffect, useRef, useState } from 'react';
import { verificationEndpoints } from '#shared/accounts/verification.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useAuth } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Spinner } from '#web/core/ui/spinner.tsx';
import { BackLink, DetourHeading } from './detour-heading.tsx';

type Outcome =
  | { state: 'asking' }
  | { state: 'verified'; email: string; already: boolean }
  | { state: 'refused'; reason: Sentence };

/** Reached by the link of a mail, in any browser, signed in or not. */
export function VerifyEmail({ token }: { token: string }) {
  const t = useT();
  const outcome = useVerifying(token);
  return (
    <>
      <DetourHeading title={t('Verify your email')} />
      {outcome.state === 'asking' && <Spinner className="size-5 text-ink-faint" />}
      {outcome.state === 'verified' && (
        <Alert variant="success">
          {outcome.already
            ? t('{email} is verified already.', { email: outcome.email })
            : t('{email} is verified. Thank you.', { email: outcome.email })}
        </Alert>
      )}
      {outcome.state === 'refused' && <Alert variant="destructive">{t.message(outcome.reason)}</Alert>}
      {outcome.state !== 'asking' && <BackLink />}
    </>
  );
}

function useVerifying(token: string): Outcome {
  const { user, refetchUser } = useAuth();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    call(verificationEndpoints.verify, { body: { token } }).then(
      (verified) => {
        setOutcome({ state: 'verified', ...verified });
        if (user) void refetchUser();
      },
      (error) =>
        setOutcome({
          state: 'refused',
          reason: reasonOf(error, text('The link could not be checked. Please reload the page.')),
        }),
    );
  });
  return outcome;
}
