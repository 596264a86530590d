import { passwordEndpoints } from '#shared/passwords.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { useUser } from '#web/app/auth.tsx';
import { useEnvironment } from '#web/app/environment.ts';
import { useT } from '#web/app/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Who signed in with Google a while ago proves by their mailbox that they are still themselves. */
export function FirstPasswordLink() {
  const t = useT();
  const { email } = useUser();
  const sendsMail = useEnvironment()?.sendsMail;
  const { mutate, isPending } = useChange({
    change: () => call(passwordEndpoints.forgot, { body: { email } }),
    onSuccess: () =>
      toast({ title: t('Link sent'), description: t('Please look in the mailbox of {email}.', { email }) }),
    onError: () =>
      toast({ title: t('The link could not be sent. Please try again.'), variant: 'destructive' }),
  });
  if (!sendsMail)
    return (
      <p className="max-w-xs text-ink-soft text-sm">
        {t('To set a password too, log out and sign in with Google again.')}
      </p>
    );
  return (
    <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
      {t('Send a link to set a password')}
    </Button>
  );
}
