import { expect, onTestFinished, test } from 'vitest';
import { createMailSimulator } from '#simulators/mail/simulator.ts';
import { type Message, wordsFor } from './messages.ts';
import { renderMail } from './render-mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const message: Message = {
  kind: 'account-needs-consent',
  network: 'instagram',
  accountName: 'Çay <Evi>',
  storeName: 'Işıltı & Çay',
};

async function openMailbox() {
  const mailbox = await createMailSimulator();
  onTestFinished(() => mailbox.stop());
  return {
    ...mailbox,
    send: createSmtpMailer({ url: mailbox.smtpUrl, from: 'Vitrin <no-reply@vitrin.example>' }),
  };
}

test('a mail arrives with its letters, as text and as a page, and is shown in the mailbox', async () => {
  const { send, mails, mailboxUrl } = await openMailbox();
  const words = wordsFor(message, { firstName: 'Ada', language: 'tr' }, 'https://vitrin.example');
  await send({ to: 'ada@example.com', ...renderMail(words, 'tr') });

  expect(mails()).toMatchObject([{ to: 'ada@example.com', from: 'no-reply@vitrin.example' }]);
  const { subject, text, html } = mails()[0]!;
  expect(subject).toBe('Çay <Evi> hesabının Instagram bağlantısı yenilenmeli');
  expect(text).toContain('Merhaba Ada,');
  expect(text).toContain('https://vitrin.example/settings#social-accounts');
  expect(html).toContain('href="https://vitrin.example/settings#social-accounts"');
  expect(html).not.toContain('<Evi>');

  const page = await (await fetch(mailboxUrl)).text();
  expect(page).toContain('Çay &#60;Evi&#62;');
  expect(await (await fetch(new URL('/mails/1', mailboxUrl))).text()).toContain('Merhaba Ada');
  expect(await (await fetch(new URL('/mails/1/page', mailboxUrl))).text()).toContain('Hesabı yeniden bağla');
});

test('a mail nobody takes is an error, so that it is tried again', async () => {
  const { send, mails, setAway } = await openMailbox();
  const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  setAway(true);
  await expect(send(mail)).rejects.toThrow();
  setAway(false);
  await send(mail);
  expect(mails()).toHaveLength(1);
});

test('it is worded in English too, also for those who gave no name', () => {
  const { greeting, subject } = wordsFor(message, { firstName: null, language: 'en' }, 'https://v.example');
  expect([greeting, subject]).toEqual(['Hello,', 'Çay <Evi> on Instagram has to be connected again']);
});
