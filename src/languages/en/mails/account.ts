import type { AccountMails } from '#languages/mail-words.ts';
import { RESET_MINUTES } from '#shared/accounts/passwords.ts';
import { VERIFY_HOURS } from '#shared/accounts/verification.ts';

const SECURITY = {
  action: 'Look at my security settings',
  footer: 'You receive this e-mail because it concerns the security of your account.',
};
const OF_TOKENS = {
  action: 'See access tokens',
  footer: 'You receive this e-mail because it is about what programs may do in your account.',
};
const NOT_YOU =
  'If that was not you, sign in, choose a new password and sign out everywhere else. If you can no longer sign in, write to the administrator of this Vitrin.';

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
  passkeyAdded: (name) => ({
    ...SECURITY,
    subject: 'A passkey was added to your Vitrin account',
    paragraphs: [`From now on the passkey “${name}” signs in to your Vitrin account.`, NOT_YOU],
  }),
  passkeyRemoved: (name) => ({
    ...SECURITY,
    subject: 'A passkey was removed from your Vitrin account',
    paragraphs: [`The passkey “${name}” no longer signs in to your Vitrin account.`, NOT_YOU],
  }),
  secondFactorOn: {
    ...SECURITY,
    subject: 'Your Vitrin account now asks for a code',
    paragraphs: [
      'Two-step sign-in was switched on for your Vitrin account: signing in with a password or Google now also takes a code of your app.',
      'Keep your recovery codes in a safe place, away from the phone with the app.',
      NOT_YOU,
    ],
  },
  secondFactorOff: {
    ...SECURITY,
    subject: 'Your Vitrin account no longer asks for a code',
    paragraphs: [
      'Two-step sign-in was switched off for your Vitrin account: your password or Google is enough to sign in.',
      NOT_YOU,
    ],
  },
  recoveryCodeUsed: (left) => ({
    ...SECURITY,
    subject: 'A recovery code of your Vitrin account was used',
    paragraphs: [
      left === 0
        ? 'The last recovery code of your Vitrin account has just been used. Make new ones in the settings now: without them, a lost phone locks you out.'
        : `A recovery code of your Vitrin account has just been used in place of a code of your app. ${left === 1 ? 'One is' : `${left} are`} left.`,
      NOT_YOU,
    ],
  }),
  recoveryCodesRenewed: {
    ...SECURITY,
    subject: 'Your Vitrin account has new recovery codes',
    paragraphs: [
      'New recovery codes were made for your Vitrin account. The earlier ones no longer work.',
      NOT_YOU,
    ],
  },
  factorsReset: {
    ...SECURITY,
    subject: 'Two-step sign-in of your Vitrin account was removed',
    paragraphs: [
      'The administrator of this Vitrin has removed the passkeys, the two-step sign-in and the recovery codes of your account, and signed you out everywhere.',
      'Sign in with your password or Google and set them up again. If you did not ask for this, write to the administrator of this Vitrin.',
    ],
  },
  accessTokenMade: (name) => ({
    ...OF_TOKENS,
    subject: 'An access token was made for your Vitrin account',
    paragraphs: [
      `With the access token “${name}”, a program can now call Vitrin on your behalf, within what you allowed it.`,
      'If this was not you, revoke the token, set a new password and end all other sessions.',
    ],
  }),
  accessTokenEnds: (name, days) => ({
    ...OF_TOKENS,
    subject: `The access token “${name}” is about to expire`,
    paragraphs: [
      days === 1
        ? `The access token “${name}” expires within a day. The program that uses it can then no longer reach Vitrin.`
        : `The access token “${name}” expires in ${days} days. The program that uses it can then no longer reach Vitrin.`,
      'Make a new token and enter it in the program in place of the old one.',
    ],
  }),
  invitation: ({ by, storeNames, days }) => ({
    subject: `${by} invites you to Vitrin`,
    paragraphs: [
      storeNames.length > 0
        ? `${by} would like to work with you on ${new Intl.ListFormat('en-GB').format(storeNames)} in Vitrin: figures, posts and the calendar in one place.`
        : `${by} would like to work with you in Vitrin: figures, posts and the calendar in one place.`,
      `Sign in with this e-mail address, or create an account with it. The link is valid for ${days} days.`,
    ],
    action: 'See the invitation',
    footer: `You receive this e-mail because ${by} entered your address. If you do not know them, there is nothing to do.`,
  }),
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
