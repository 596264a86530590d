import { text } from '#web/app/i18n.ts';

interface ComingText {
  title: string;
  summary: string;
  points: string[];
}

/** Pages whose turn has not come: what each will do, said plainly. */
export const comingTexts = {
  settings: {
    title: text('Settings'),
    summary: text('More of your account will be looked after here.'),
    points: [text('Changing your password'), text('Deleting the account with everything in it')],
  },
  features: {
    title: text('Features'),
    summary: text('Everything Vitrin does for a store will be described here.'),
    points: [
      text('Analytics, insights and content in detail'),
      text('The limits of a free account'),
      text('Supported platforms and how your data is kept safe'),
    ],
  },
  privacyPolicy: {
    title: text('Privacy Policy'),
    summary: text('The full privacy policy will stand here. Its main points are shown when you sign up.'),
    points: [
      text('What is collected, and what for'),
      text('How long it is kept, and who else may see it'),
      text('Your rights, and how to use them'),
    ],
  },
  termsOfService: {
    title: text('Terms of Service'),
    summary: text('The terms under which Vitrin is offered will stand here.'),
    points: [
      text('Who may use Vitrin'),
      text('What a free account includes'),
      text('How either side can end the agreement'),
    ],
  },
} satisfies Record<string, ComingText>;

export type ComingName = keyof typeof comingTexts;
