import type { AlertPhrases } from '#languages/mail-words.ts';

export const alerts: AlertPhrases = {
  storeSubject: (store) => `Vitrin can no longer read ${store}`,
  storesSubject: (count) => `Vitrin can no longer read ${count} stores`,
  storeProblems: {
    uninstalled: (platform) =>
      `Vitrin was removed from the store on ${platform}. Connect it again to continue.`,
    refused: (platform) => `${platform} no longer accepts our access. Connect the store again to continue.`,
    unread: (platform) =>
      `Nothing new could be read from ${platform} for a day. We keep trying; the reason is shown with the store.`,
  },
  storesClosing: 'What has been read stays, but the figures are not updated.',
  accountSubject: (account, network) => `${account} on ${network} has to be connected again`,
  accountsSubject: (count) => `${count} accounts have to be connected again`,
  account: (account, network) => `${account} on ${network} has to be connected again`,
  accountMore: (network, store) =>
    `${network} no longer accepts the permission you gave. Posts of ${store} that are planned for this account wait; none of them is lost.`,
  accountsClosing: 'This usually happens after a changed password or a permission that was taken back.',
  postSubject: (store) => `A post of ${store} needs you`,
  postsSubject: (count) => `${count} posts need you`,
  mixedSubject: (count) => `${count} things keep your posts from going out`,
  post: (product, at) => (product ? `“${product}”, ${at}` : `The post of ${at}`),
  postMore: ({ status, heldReason }) => {
    switch (status) {
      case 'failed':
        return 'It could not be sent. The calendar says why.';
      case 'missed':
        return 'Its time passed before it could go out. It goes out when you say so.';
      case 'unconfirmed':
        return 'It was sent, but the network has not confirmed it. Please check there before it is sent again.';
      case 'partly_published':
        return 'It was published on some accounts, but not on others.';
      case 'held':
        return (
          {
            no_account: 'No account is connected that it could go out to.',
            sold_out: 'Its product is sold out.',
            repriced: 'The price of its product has changed since it was written.',
            product_gone: 'Its product is no longer in the store.',
          }[heldReason as string] ?? 'It could not be written.'
        );
    }
  },
  postsClosing: 'Nothing is sent until you have looked at it.',
  daySubject: (store, title) => `${store}: ${title}`,
  daysSubject: (count) => `${count} unusual days in your stores`,
  daysClosing: 'A day was far from what is usual for its weekday.',
  answer: ({ verdict, author, post }) =>
    verdict === 'approved'
      ? `${author} approved ${post ? `“${post}”` : 'a post'}`
      : `${author} asks for changes to ${post ? `“${post}”` : 'a post'}`,
  answersSubject: (count) => `${count} answers on your posts`,
  answersClosing:
    'What was approved goes out at its time where nothing else holds it. Where changes are asked for, the post waits for you.',
  mentionsSubject: (count) => `${count} comments on posts mention you`,
  mention: ({ author, post }) => `${author} mentions you on ${post ? `“${post}”` : 'a post'}`,
  mentionsClosing: 'Your answer goes below the comments of the post.',
  more: (count) => `And ${count} more.`,
  actions: {
    stores: 'Open the stores',
    accounts: 'Connect again',
    calendar: 'Open the calendar',
    insights: 'See the insights',
    post: 'Open the post',
  },
  footers: {
    storeProblems: 'You receive this e-mail because messages about store problems are switched on.',
    postProblems: 'You receive this e-mail because messages about post problems are switched on.',
    unusualDays: 'You receive this e-mail because messages about unusual days are switched on.',
    outsideAnswers: 'You receive this e-mail because messages about answers from outside are switched on.',
    mentions: 'You receive this e-mail because messages about mentions are switched on.',
  },
};
