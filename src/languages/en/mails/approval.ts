import type { ApprovalMail } from '#languages/mail-words.ts';

export const approval: ApprovalMail = {
  subject: (store) => `${store} asks for your approval`,
  post: (store) => `${store} would like you to look at a post before it goes out.`,
  days: (store, dates) => `${store} would like you to look at its posts of ${dates} before they go out.`,
  how: 'You see each post as its network will show it, and approve it or say what should be different. You need no account.',
  until: (day) => `The link opens until ${day}. Anyone who has it can answer, so pass it on with care.`,
  changed: (count) =>
    count === 1
      ? '1 post was changed and waits for your answer again'
      : `${count} posts were changed and wait for your answer again`,
  sameLink: (store, day) =>
    `To see how it looks now, open the link from the e-mail that ${store} sent you on ${day}.`,
  lost: (store) => `If you no longer have that e-mail, ask ${store} for a new link.`,
  action: 'Look at the posts',
  footer: (store) => `You receive this e-mail because ${store} entered your address in Vitrin.`,
};
