import { verificationEndpoints } from '#shared/verification.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { useUser } from '#web/app/auth.tsx';
import { useEnvironment } from '#web/app/environment.ts';
import { text, useT } from '#web/app/i18n.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** Only where an address is not verified and a link can be sent. */
export function VerifyEmailNote() {
  const t = useT();
  const { email, emailVerified } = useUser();
  const sendsMail = useEnvironment()?.sendsMail;
  const { mutate, isPending, isSuccess, error } = useChange({
    change: () => call(verificationEndpoints.send),
  });
  if (emailVerified || !sendsMail) return null;
  return (
    <Alert variant={error ? 'destructive' : isSuccess ? 'success' : 'caution'} title={t('Verify your email')}>
      <p className="wrap-anywhere">
        {error
          ? t.message(reasonOf(error))
          : isSuccess
            ? t('A new link is on its way to {email}.', { email })
            : t('We sent a link to {email}. Weekly summaries and alerts go to verified addresses only.', {
                email,
              })}
      </p>
      {!isSuccess && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          pending={isPending}
          onClick={() => mutate()}
        >
          {t('Send again')}
        </Button>
      )}
    </Alert>
  );
}

function reasonOf(error: Error): string {
  const told = error instanceof ApiError ? error.problem?.message : undefined;
  return told || text('The link could not be sent. Please try again.');
}
