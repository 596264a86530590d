import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const ask = async (securityContact?: string) => {
  const { visitor, publicUrl } = await startApp({ ...(securityContact ? { securityContact } : {}) });
  return { answer: await visitor().send('GET', '/.well-known/security.txt'), publicUrl };
};

test.each([
  ['security@vitrin.example', 'mailto:security@vitrin.example'],
  ['https://vitrin.example/report', 'https://vitrin.example/report'],
])('%s is the contact for reports of a weakness', async (contact, named) => {
  const { answer, publicUrl } = await ask(contact);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body.split('\n')).toEqual([
    `Contact: ${named}`,
    'Expires: 2027-05-20T00:00:00.000Z',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ]);
});

test('nothing is made up where nobody is named', async () => {
  expect((await ask()).answer.statusCode).toBe(404);
});
