import { useSearch } from 'wouter';
import { ConnectGoogle } from './connect-google.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { ResetPassword } from './reset-password.tsx';
import { SecondStep } from './second-step.tsx';
import { VerifyEmail } from './verify-email.tsx';

/** What the auth page shows when it is not about signing in or up. */
export function AuthDetour() {
  const query = new URLSearchParams(useSearch());
  const reset = query.get('reset');
  const verify = query.get('verify');
  // Its link stays in the address until the code has been entered, too.
  if (query.get('view') === 'second-step') return <SecondStep />;
  if (reset) return <ResetPassword token={reset} />;
  if (verify) return <VerifyEmail token={verify} />;
  return query.get('view') === 'connect-google' ? <ConnectGoogle /> : <ForgotPassword />;
}
