import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMailSimulator } from '#simulators/mail/simulator.ts';
import type { MailWords } from './mail-words.ts';
import { renderMail } from './render-mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const words: MailWords = {
  subject: 'Çay <Evi> hesabının Instagram bağlantısı yenilenmeli',
  preheader: 'Gönderiler bekliyor',
  greeting: 'Merhaba Işıl,',
  paragraphs: ['“Çay <Evi>” artık açılamıyor.'],
  sections: [
    {
      heading: 'Işıltı & Çay',
      figures: [
        {
          label: 'Net satış',
          value: '₺1.240',
          change: { text: '+%12', direction: 'up' },
          note: 'önceki hafta: ₺1.107',
        },
        { label: 'Sepet', value: '—', change: null, note: 'sipariş yok' },
      ],
      blocks: [{ heading: 'Öne çıkanlar', items: [{ text: 'Demlik bitiyor', more: '6 gün daha yeter.' }] }],
    },
  ],
  action: { label: 'Hesabı yeniden bağla', address: 'https://vitrin.example/settings?a=1&b=2' },
  footer: 'Gönderiler beklediği için gönderildi.',
  footerLinks: [{ label: 'Abonelikten çık', address: 'https://vitrin.example/unsubscribe?token=t' }],
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
  await send({ to: 'ada@example.com', ...renderMail(words, 'tr') });

  expect(mails()).toMatchObject([
    { to: 'ada@example.com', from: 'no-reply@vitrin.example', unsubscribe: null },
  ]);
  const { subject, text, html } = mails()[0]!;
  expect(subject).toBe('Çay <Evi> hesabının Instagram bağlantısı yenilenmeli');
  expect(text).toContain('Merhaba Işıl,');
  expect(html).toContain('href="https://vitrin.example/settings?a=1&#38;b=2"');
  expect(html).toContain('<html lang="tr"');
  expect(html).not.toContain('<Evi>');

  const page = await (await fetch(mailboxUrl)).text();
  expect(page).toContain('Çay &#60;Evi&#62;');
  expect(await (await fetch(new URL('/mails/1', mailboxUrl))).text()).toContain('Merhaba Işıl');
  expect(await (await fetch(new URL('/mails/1/page', mailboxUrl))).text()).toContain('Hesabı yeniden bağla');
});

test('the text says everything that the page says', () => {
  const { text, html } = renderMail(words, 'tr');
  expect(text).toBe(`Merhaba Işıl,

“Çay <Evi>” artık açılamıyor.

Işıltı & Çay
============

Net satış: ₺1.240 (+%12, önceki hafta: ₺1.107)
Sepet: — (sipariş yok)

Öne çıkanlar
* Demlik bitiyor
  6 gün daha yeter.

Hesabı yeniden bağla: https://vitrin.example/settings?a=1&b=2

-- 
Gönderiler beklediği için gönderildi.
Abonelikten çık: https://vitrin.example/unsubscribe?token=t`);
  const body = html.slice(html.indexOf('<body'));
  const shown = body.replace(/<[^>]+>/g, '\n').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
  for (const line of text.split('\n')) {
    const plain = line.replace(/^\* |^ {2}|^=+$|^-- $/, '');
    for (const piece of plain.split(/: | \(|, |\)/))
      if (!piece.startsWith('http')) expect(shown).toContain(piece);
  }
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

test('what can be unsubscribed from is unsubscribed from in the mailbox, as mail programs do it', async () => {
  const { send, mails, mailboxUrl } = await openMailbox();
  const asked: string[] = [];
  const vitrin = createServer((request, response) => {
    request.on('data', (body: Buffer) => asked.push(`${request.method} ${request.url} ${body}`));
    request.on('end', () => response.end());
  });
  await new Promise<void>((listening) => vitrin.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void vitrin.close());
  const address = `http://127.0.0.1:${(vitrin.address() as AddressInfo).port}/api/unsubscribe?token=${'t'.repeat(120)}`;
  await send({
    to: 'ada@example.com',
    ...renderMail(words, 'en'),
    headers: { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    messageId: '<one@vitrin.example>',
  });
  expect(mails()[0]).toMatchObject({ unsubscribe: address });
  expect(await (await fetch(new URL('/mails/1', mailboxUrl))).text()).toContain('Unsubscribe');
  const reply = await fetch(new URL('/mails/1/unsubscribe', mailboxUrl), { method: 'POST' });
  expect(await reply.text()).toContain('200');
  expect(asked).toEqual([`POST /api/unsubscribe?token=${'t'.repeat(120)} List-Unsubscribe=One-Click`]);
});
