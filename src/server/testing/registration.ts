export const PASSWORD = 'Passw0rd1';

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
