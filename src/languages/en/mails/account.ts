import type { AccountMails } from '#languages/mail-words.ts';
import { RESET_MINUTES } from '#shared/accounts/passwords.ts';
import { VERIFY_HOURS } from '#shared/accounts/verification.ts';

export const account: AccountMails = {
  passwordChanged: {
    subject: 'Your Vitrin password was changed',
    paragraphs: [
      'The password of your Vitrin account has just been changed. You were signed out in every other browser.',
      'If that was not you, choose a new password right away.',
    ],
    action: 'Choose a new password',
    footer: 'You receive this e-mail because it concerns the security of your account.',
  },
  verify: {
    subject: 'Verify your e-mail address for Vitrin',
    paragraphs: [
      'Welcome to Vitrin. Please confirm that this address is yours; weekly summaries and alerts are sent to verified addresses only.',
      `The link is valid for ${VERIFY_HOURS} hours.`,
    ],
    action: 'Verify my e-mail',
    footer:
      'You receive this e-mail because someone signed up for Vitrin with this address. If that was not you, there is nothing to do.',
  },
  reset: (hasPassword) => ({
    subject: hasPassword ? 'Choose a new Vitrin password' : 'How to sign in to your Vitrin account',
    paragraphs: [
      hasPassword
        ? 'A new password was requested for your Vitrin account. Choose it with the link below.'
        : 'A new password was requested for your Vitrin account. You sign in to it with Google and it has no password: choosing “Google” on the sign-in page is all it takes. If you like, set a password too with the link below.',
      `The link works once and is valid for ${RESET_MINUTES} minutes. If you did not request it, ignore this e-mail; nothing changes.`,
    ],
    action: 'Choose a new password',
    footer: 'You receive this e-mail because a new password was requested for this address at Vitrin.',
  }),
};
