import { useSearch } from 'wouter';
import { ConnectGoogle } from './connect-google.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { ResetPassword } from './reset-password.tsx';
import { VerifyEmail } from './verify-email.tsx';

/** What the auth page shows when it is not about signing in or up. */
export function AuthDetour() {
  const query = new URLSearchParams(useSearch());
  const reset = query.get('reset');
  const verify = query.get('verify');
  if (reset) return <ResetPassword token={reset} />;
  if (verify) return <VerifyEmail token={verify} />;
  return query.get('view') === 'connect-google' ? <ConnectGoogle /> : <ForgotPassword />;
}
