import type { ApprovalMail } from '#languages/mail-words.ts';

export const approval: ApprovalMail = {
  subject: (store) => `${store} asks for your approval`,
  post: (store) => `${store} would like you to look at a post before it goes out.`,
  days: (store, dates) => `${store} would like you to look at its posts of ${dates} before they go out.`,
  how: 'You see each post as its network will show it, and approve it or say what should be different. You need no account.',
  until: (day) => `The link opens until ${day}. Anyone who has it can answer, so pass it on with care.`,
  action: 'Look at the posts',
  footer: (store) => `You receive this e-mail because ${store} entered your address in Vitrin.`,
};
