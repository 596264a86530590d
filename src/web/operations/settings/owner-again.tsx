import { useQuery } from '@tanstack/react-query';
import type { Sentence } from '#shared/core/sentence.ts';
import { ApiError, sentenceOf } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { PasswordInput } from '#web/core/ui/password-input.tsx';
import { securityQuery } from './security-query.ts';

/** How a signed-in user shows once more that the account is theirs; null until that is known. */
export function useOwnerAgain(): 'password' | 'signed-in' | 'sign-in' | null {
  const { data } = useQuery(securityQuery());
  if (!data) return null;
  if (data.hasPassword) return 'password';
  return data.fresh ? 'signed-in' : 'sign-in';
}

/** Why it is not shown yet; false where nothing is missing. */
export function useWhyNotOwner(way: ReturnType<typeof useOwnerAgain>, password: string): string | false {
  const t = useT();
  if (way === 'sign-in') return t('Sign in with Google again first');
  return way !== 'signed-in' && password === '' && t('Enter your current password');
}

/** The sentence about a password that was refused; undefined for every other failure. */
export function passwordRefusal(error: unknown): Sentence | undefined {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem && ['wrong_password', 'sign_in_again'].includes(problem.error)
    ? sentenceOf(problem)
    : undefined;
}

interface OwnerAgainProps {
  way: ReturnType<typeof useOwnerAgain>;
  password: string;
  onPassword: (password: string) => void;
  refusal: Sentence | undefined;
  disabled: boolean;
}

export function OwnerAgain({ way, password, onPassword, refusal, disabled }: OwnerAgainProps) {
  const t = useT();
  if (way === 'sign-in')
    return (
      <Alert variant="caution">
        {t('Please log out, sign in with Google again, and come back within ten minutes.')}
      </Alert>
    );
  if (way !== 'password') return refusal ? <Alert variant="destructive">{t.message(refusal)}</Alert> : null;
  return (
    <Field label={t('Current password')} error={refusal && t.message(refusal)}>
      <PasswordInput
        name="currentPassword"
        autoComplete="current-password"
        showLabel={t('Show current password')}
        hideLabel={t('Hide current password')}
        disabled={disabled}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
    </Field>
  );
}
