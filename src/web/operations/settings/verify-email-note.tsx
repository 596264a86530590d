import { verificationEndpoints } from '#shared/accounts/verification.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useEnvironment } from '#web/core/api/environment.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useUser } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';

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
          ? t.message(reasonOf(error, text('The link could not be sent. Please try again.')))
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
