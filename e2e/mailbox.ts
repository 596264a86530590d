import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

const MAIL_PATIENCE_MS = 60_000;

/** The newest such link in the mails that the simulated mailbox has for an address, other than the one before. */
export async function linkSentTo(page: Page, email: string, link: RegExp, before?: string): Promise<string> {
  const { simulated } = await (await page.request.get('/api/environment')).json();
  const mailbox = simulated.find(({ name }: { name: string }) => name === 'E-mail').deskUrl;
  for (const end = Date.now() + MAIL_PATIENCE_MS; ; await page.waitForTimeout(250)) {
    const mails: { to: string; text: string }[] = await (await fetch(`${mailbox}.json`)).json();
    const found = mails
      .filter(({ to }) => to === email)
      .map(({ text }) => link.exec(text)?.[0])
      .findLast((each) => each !== undefined);
    if (found && found !== before) return found;
    assert.ok(Date.now() < end, `no link like ${link} was sent`);
  }
}
