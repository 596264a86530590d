import type { LegalDocument } from '#languages/legal-document.ts';

export const legalText: LegalDocument = {
  intro:
    'Vitrin reads the data of your online store to show you figures, to suggest what to do, and to make and publish posts. This page says which data that is, what happens to it, and how you have it deleted. It describes what the software really does.',
  sections: [
    {
      id: 'information-collected',
      title: 'Information we collect',
      body: [
        'About you:',
        [
          'the first name, last name and e-mail address of your account, and your password as a one-way hash that no one can read, including us;',
          'when you sign in with Google: the name, e-mail address and picture that Google gives us, and the number by which Google knows you;',
          'who tried to sign in to your account: when, how, with which browser and from which network address, so that you can see it;',
          'of a passkey its public key and the name you gave it, never a fingerprint or a face; of an app for codes its key, encrypted;',
          'your settings, such as language, brand voice, posting preferences and which mails you want.',
        ],
        'From the stores you connect:',
        [
          'the name and address of the store and the access token by which we may read it;',
          'products, orders, refunds and stock;',
          'customers: name, e-mail address, place, and what they ordered;',
          'abandoned carts, with the e-mail address where the platform shares it.',
        ],
        'From the social media and advertising accounts you connect: the account’s name and picture, an access token, what became of the posts sent by Vitrin (such as likes, comments and reach), and the figures of your Google Ads account or of the reports you upload.',
        'From people who follow a short link of your posts or open your shop page: how often, by post, network and hour, with the country and the site they came from where these are known. To count people and not only clicks, we hash address and browser with a random value that is deleted with the day; nothing of it is left afterwards, and these pages set no cookie.',
        'What arises while you use Vitrin: posts, images and videos, schedules, insights, what you decided about them, who did what in your account, whom you let in to it or asked to approve posts, and what they wrote there, how much of your allowance is used, and technical records of requests and errors. Passwords, tokens and the names of customers are kept out of those records.',
        'Cookies: one that keeps you signed in, one that remembers your language, and, for a few minutes, one that recognises you on the way back from another platform’s page or between two steps of a sign-in. Your browser itself remembers the theme and the store you chose. We set no cookies for advertising or for following you around, and we use no analytics of others.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      body: [
        [
          'to run your account, keep you signed in and write to you about it;',
          'to compute sales figures, reports, insights and advice for your stores;',
          'to write, draw, plan and publish the posts you ask for or approve, and to measure what they brought;',
          'to keep the service secure, find errors and prevent abuse.',
        ],
        'Under the GDPR we do this to perform our contract with you, and for security and error-finding in our legitimate interest; mails that the account does not need are sent with your consent, which every one of them lets you take back. Your data and your customers’ data are not used for advertising, are not sold, and are not used to train AI models of ours. No decision with legal effect on anyone is left to a machine.',
        'For your customers’ personal data you remain responsible (the “controller”); we process it for you, for the purposes above and no others.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else receives data',
      body: [
        'People you let in to your account see there what their role includes, and your name and e-mail address. Who opens a link to approve posts sees those posts and what you wrote for them.',
        'Each service gets what its task needs, and nothing more:',
        [
          'your store platform (Shopify or Shopier), to which we send the requests that read your store;',
          'the social networks you connect (Instagram, Facebook, X (Twitter), Pinterest, Telegram, Bluesky, YouTube, TikTok, Threads), which receive the posts that go out in your name;',
          'Google, when you sign in with it or connect Google Ads. Lists for customer match are hashed in a file that you download; we do not send them to anyone;',
          'the AI provider, where one is set up: facts about a product and its photo, figures of your store, and the words of a question after e-mail addresses and telephone numbers were removed. Your customers’ names and addresses are not sent. Without a provider everything is written and drawn by Vitrin itself;',
          'companies that host Vitrin and deliver its mails, bound by contract to keep the data confidential.',
        ],
        'Beyond that we hand data out only where the law obliges us to.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      body: [
        'Stores and accounts are connected by OAuth 2.0 wherever the platform offers it. Access tokens are encrypted with AES-256 and never reach a browser or a log. Passwords are hashed with Argon2id. Sessions can be ended by you at any time, and state-changing requests from other sites are refused. Only its owner can request a store’s data; for everyone else it does not exist. Should a breach put your data at risk in spite of all this, we notify you and the authorities without delay.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'Wherever you live, you may',
        [
          'see what is stored about you and get a copy of it (Settings, Download my data);',
          'have wrong data corrected;',
          'have your data deleted (Settings, Danger Zone) or its use restricted;',
          'object to a use, take back a consent, and take your data elsewhere;',
          'complain to the data protection authority of your country.',
        ],
        'These are your rights under the GDPR of the European Union and the United Kingdom, the CCPA of California and the KVKK of Türkiye. Using them has no disadvantage for you. Write to {email}; we answer within 30 days.',
        'Are you a customer of a store that uses Vitrin? Please turn to the store. Requests for access or deletion that Shopify passes on to us are recorded and answered automatically, and the owner of the store can see that they were.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      body: [
        [
          'Your account and the data of your stores: for as long as the account and the connection exist.',
          'After you delete your account: its data is removed within 30 days, and from backups within 90 days.',
          'After you disconnect a store: everything that was read from it is deleted, under the same terms.',
          'Details of the person who left a cart: removed after 90 days in which nothing happened to it.',
          'Generated images and videos that no post needs: cleaned up weekly.',
          'Tries to sign in to your account: 90 days. Who did what in your account: one year.',
          'A sign-in: 30 days after your last visit at the latest. An installation that was not completed: 30 minutes.',
          'Notices that platforms send us about changes: 30 days. That a privacy request was answered stays on record as proof.',
        ],
      ],
    },
    {
      id: 'transfers',
      title: 'International transfers',
      body: [
        'Some of the services named above work in other countries, among them the United States and Canada. Where a country does not protect data as yours does, we rely on what the law provides for that case, such as an adequacy decision or the standard contractual clauses of the European Commission, and for data from Türkiye on the safeguards of Article 9 of the KVKK.',
      ],
    },
    {
      id: 'age',
      title: 'Minimum age',
      body: [
        'Vitrin is for people who run a business and are at least 18 years old. We do not knowingly keep accounts of anyone younger; let us know of any such account, and we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: [
        'When what we do changes, this page changes with it, and the date on top says when. If a change affects you, we notify you by e-mail before it applies.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: ['Questions, requests and complaints about privacy reach us at {email}.'],
    },
  ],
};
