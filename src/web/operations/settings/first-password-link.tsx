import { passwordEndpoints } from '#shared/accounts/passwords.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useEnvironment } from '#web/core/api/environment.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useUser } from '#web/core/session/auth.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';

/** Who signed in with Google a while ago proves by their mailbox that they are still themselves. */
export function FirstPasswordLink() {
  const t = useT();
  const { email } = useUser();
  const sendsMail = useEnvironment()?.sendsMail;
  const { mutate, isPending } = useChange({
    change: () => call(passwordEndpoints.forgot, { body: { email } }),
    onSuccess: () =>
      toast({ title: t('Link sent'), description: t('Please check the inbox of {email}.', { email }) }),
    onError: (error) =>
      toast({
        title: t.message(reasonOf(error, text('The link could not be sent. Please try again.'))),
        variant: 'destructive',
      }),
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
