import { expect, test } from 'vitest';
import { registrationOf } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { passwordEndpoints } from '#shared/accounts/passwords.ts';
import { verificationEndpoints } from '#shared/accounts/verification.ts';

async function startNewcomer() {
  const started = await startApp();
  const ada = started.visitor();
  await ada.expectOk(ada.call(authEndpoints.register, { body: registrationOf('ada@example.com') }));
  await started.runJobs();
  const tokens = () => started.mails.flatMap(({ text }) => /\/auth\?verify=([\w-]+)/.exec(text)?.[1] ?? []);
  const isVerified = async () => (await ada.expectOk(ada.call(authEndpoints.user))).user.emailVerified;
  const verify = (token: string, browser = started.visitor()) =>
    browser.call(verificationEndpoints.verify, { body: { token } });
  return { ...started, ada, tokens, isVerified, verify };
}

test('a newcomer is sent a link that verifies the address in any browser; opened again, it says so', async () => {
  const { mails, tokens, isVerified, verify } = await startNewcomer();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.com', 'Verify your e-mail address for Vitrin'],
  ]);
  expect(await isVerified()).toBe(false);

  expect((await verify(tokens()[0]!)).body).toEqual({ email: 'ada@example.com', already: false });

  expect(await isVerified()).toBe(true);
  expect((await verify(tokens()[0]!)).body).toEqual({ email: 'ada@example.com', already: true });
});

test('the token of a link stands in no table', async () => {
  const { db, tokens } = await startNewcomer();
  const { rows } = await db.execute<{ found: string }>(
    'select sess::text as found from sessions union all select data::text from pgboss.job',
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain(tokens()[0]!);
});

test('a link is good for a day, and a made-up one for nothing', async () => {
  const { clock, tokens, isVerified, verify } = await startNewcomer();
  clock.advance({ hours: 24 });
  for (const token of [tokens()[0]!, 'made-up']) {
    const { status, body } = await verify(token);
    expect([status, body.error]).toEqual([400, 'link_expired']);
  }
  expect(await isVerified()).toBe(false);
});

test('the link can be sent again, not more than three times an hour', async () => {
  const { ada, clock, mails, runJobs, tokens, verify } = await startNewcomer();
  const again = async () => {
    const { status } = await ada.call(verificationEndpoints.send);
    await runJobs();
    return status;
  };
  expect([await again(), await again(), await again()]).toEqual([200, 200, 429]);
  expect(mails).toHaveLength(3);
  clock.advance({ hours: 1, minutes: 1 });
  expect(await again()).toBe(200);
  expect((await verify(tokens().at(-1)!)).status).toBe(200);

  expect(await again()).toBe(200);
  expect(mails).toHaveLength(4);
});

test('a link opens no session', async () => {
  const { tokens, visitor } = await startNewcomer();
  const response = await visitor().send('GET', '/api/auth/user', undefined, {
    cookie: `vitrin_session=${tokens()[0]}`,
  });
  expect(response.statusCode).toBe(401);
});

test('without a mail server everybody can sign up, and what needs one says so', async () => {
  const { visitor, runJobs, mails } = await startApp({ mailServer: false });
  const ada = visitor();
  const email = 'ada@example.com';
  expect((await ada.call(authEndpoints.register, { body: registrationOf(email) })).status).toBe(200);
  await runJobs();
  const refusals = [
    await ada.call(verificationEndpoints.send),
    await visitor().call(passwordEndpoints.forgot, { body: { email } }),
  ];
  for (const { status, body } of refusals) expect([status, body.error]).toEqual([503, 'no_mail_server']);
  expect(mails).toEqual([]);
});
