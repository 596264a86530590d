import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ChosenPassword, passwordEndpoints } from '#shared/accounts/passwords.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { useAuth } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Spinner } from '#web/core/ui/spinner.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { BackLink, DetourHeading } from './detour-heading.tsx';
import { enterSoon } from './enter-soon.ts';
import { useForm } from './form.ts';
import { forgotPath } from './is-detour.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

type Known = { state: 'asking' } | { state: 'ready'; email: string } | { state: 'refused'; reason: Sentence };

/** Reached by the link of a mail. */
export function ResetPassword({ token }: { token: string }) {
  const t = useT();
  const known = useLink(token);
  return (
    <>
      <DetourHeading title={t('Choose a new password')}>
        {known.state === 'ready' && t('For the account of {email}.', { email: known.email })}
      </DetourHeading>
      {known.state === 'asking' && <Spinner className="size-5 text-ink-faint" />}
      {known.state === 'refused' && (
        <Alert variant="destructive">
          {t.message(known.reason)}{' '}
          <Link href={forgotPath} className="underline underline-offset-4">
            {t('Ask for a new link')}
          </Link>
        </Alert>
      )}
      {known.state === 'ready' && <ResetForm token={token} email={known.email} />}
      <BackLink />
    </>
  );
}

function ResetForm({ token, email }: { token: string; email: string }) {
  const t = useT();
  const { enter } = useAuth();
  const [, navigate] = useLocation();
  const { values, change, errors, pending, failure, onSubmit } = useForm({
    schema: ChosenPassword,
    initial: { password: '', confirmPassword: '' },
    submit: async (chosen) => {
      const { user } = await call(passwordEndpoints.reset, { body: { token, ...chosen } });
      await enterSoon(user, (found) => {
        // Away from the link, which is used up.
        navigate(paths.auth, { replace: true });
        enter(found);
      });
      toast({ title: t('Password changed'), description: t('You are signed out in every other browser.') });
    },
    failed: text('The password could not be changed. Please try again.'),
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {failure && <Alert variant="destructive">{t.message(failure)}</Alert>}
      {/* For password managers, which file the new password under it. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields values={values} errors={errors} change={change} />
      <Button type="submit" pending={pending} pendingLabel={t('Changing...')} className="mt-1 w-full">
        {t('Change password')}
      </Button>
    </form>
  );
}

function useLink(token: string): Known {
  const [known, setKnown] = useState<Known>({ state: 'asking' });
  useEffect(() => {
    let gone = false;
    const show = (found: Known) => !gone && setKnown(found);
    call(passwordEndpoints.link, { body: { token } }).then(
      ({ email }) => show({ state: 'ready', email }),
      (error) =>
        show({
          state: 'refused',
          reason: reasonOf(error, text('The link could not be checked. Please reload the page.')),
        }),
    );
    return () => {
      gone = true;
    };
  }, [token]);
  return known;
}
