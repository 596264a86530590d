import type { GoogleSignInError } from '#shared/accounts/google-sign-in.ts';
import { connectErrorSentence, readConnectError } from '#web/accounts/connections/connect-error.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';

/** How an installation begun without an account fails; the part after it is the code of a failed connection. */
const INSTALL = 'install_';

/** Why the user was sent back here. */
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
  return <Alert variant="destructive">{googleErrorSentence(t, error.code)}</Alert>;
}

function googleErrorSentence(t: Translate, code: string): string {
  switch (code as GoogleSignInError) {
    case 'google_not_configured':
      return t('Google sign-in is not set up here. Please use your e-mail and password.');
    case 'google_denied':
      return t('You did not give consent at Google, so you were not signed in.');
    case 'google_expired':
      return t('The sign-in at Google took too long or was already completed. Please start again.');
    case 'google_invalid':
      return t('The reply from Google belongs to another browser or tab. Please start again.');
    case 'google_email_unverified':
      return t(
        'Google has not verified the e-mail of this account. Verify it there, or sign up with a password.',
      );
    case 'google_other_account':
      return t(
        'This e-mail belongs to an account that signs in with another Google account. Choose that one, or “Forgot password?”.',
      );
    case 'google_unavailable':
      return t(
        'Google does not answer at the moment. Please try again in a few minutes or use your e-mail and password.',
      );
    case 'google_failed':
      break;
  }
  return t('Google sign-in did not work. Please try again or use your e-mail and password.');
}
