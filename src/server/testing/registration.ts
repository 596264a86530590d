export const PASSWORD = 'Passw0rd1';

/** What is asked for again before an account is deleted or given out. */
export const AGAIN = { currentPassword: PASSWORD };

export function registrationOf(email: string) {
  return {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: 'Ada',
    lastName: 'Lovelace',
    acceptPrivacyPolicy: true,
  };
}
