import { useT } from '#web/app/i18n.ts';
import { connectErrorSentence, readConnectError } from '#web/stores/connect-error.ts';
import { Alert } from '#web/ui/alert.tsx';

/** How an installation begun without an account fails; the part after it is the code of a failed connection. */
const INSTALL = 'install_';

/** Why somebody was sent back here. */
export function AuthError({ search }: { search: string }) {
  const t = useT();
  const error = readConnectError(new URLSearchParams(search));
  if (!error) return null;
  if (error.code.startsWith(INSTALL)) {
    const code = error.code.slice(INSTALL.length);
    const { title, message } = connectErrorSentence(t, { ...error, code });
    return (
      <Alert variant="destructive" title={title}>
        {message}
      </Alert>
    );
  }
  return (
    <Alert variant="destructive">
      {error.code === 'google_not_configured'
        ? t('Google sign-in is not set up here. Please use your e-mail and password.')
        : t('Google sign-in did not work. Please try again or use your e-mail and password.')}
    </Alert>
  );
}
