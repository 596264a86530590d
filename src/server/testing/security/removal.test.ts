import { expect, test } from 'vitest';
import { members } from '#server/core/db/schema/members.ts';
import { generatedContent } from '#server/core/db/schema/users.ts';
import { openPage } from '#server/testing/open-page.ts';
import { AGAIN, registrationOf } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { memberEndpoints } from '#shared/accounts/members.ts';

const shop = { name: 'tea-house', products: [{ title: 'Tea', price: '10.00' }], orders: [] };
const WITHIN_MS = 1_000;

/** Two processes on one database: an owner acts at the first, a manager reads at the second. */
async function startTwo() {
  const first = await startApp({ shops: [shop] });
  const second = await startApp({ database: first.database });
  const owner = await first.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const accountId = (await owner.expectOk(owner.call(authEndpoints.user))).user.id;
  const manager = second.visitor();
  const { raw, body } = await manager.call(authEndpoints.register, {
    body: registrationOf('grace@example.com'),
  });
  const userId = body.user!.id;
  await first.db.insert(members).values({ accountId, userId, role: 'manager', storeIds: null });
  const [picture] = await first.db
    .insert(generatedContent)
    .values({
      userId: accountId,
      contentType: 'own-picture',
      fileName: 'tea.jpg',
      fileSize: 1,
      filePath: 'nowhere/at-all',
      mimeType: 'image/jpeg',
      metadata: { storeId },
    })
    .returning();
  const page = await openPage(await second.app.http.listen({ port: 0 }), {
    cookie: `vitrin_session=${raw.cookies[0]!.value}`,
  });
  const addresses = [`/api/analytics/${storeId}/products`, `/api/analytics/${storeId}/customers/list.csv`];
  const answers = () =>
    Promise.all(addresses.map(async (each) => (await manager.send('GET', each)).statusCode));
  const mayHaveFile = async () => {
    const { headers } = await manager.send('GET', `/api/media/${picture!.id}`);
    return String(headers['cache-control']).startsWith('private');
  };
  /** @returns how long it took until the page had ended, by the real clock. */
  async function untilPageEnds(act: () => Promise<unknown>): Promise<number> {
    await act();
    const begun = performance.now();
    await page.rest();
    return performance.now() - begun;
  }
  return { first, owner, manager, userId, answers, mayHaveFile, untilPageEnds };
}

test('who is removed at one process has their page, calls and files ended at another within a second', async () => {
  const { owner, manager, userId, answers, mayHaveFile, untilPageEnds } = await startTwo();
  expect([await answers(), await mayHaveFile()]).toEqual([[200, 200], true]);

  const params = { memberId: userId };
  const took = await untilPageEnds(() =>
    owner.expectOk(owner.call(memberEndpoints.remove, { params, body: AGAIN })),
  );
  expect(took).toBeLessThan(WITHIN_MS);
  expect([await answers(), await mayHaveFile()]).toEqual([[404, 404], false]);
  expect(await manager.stores()).toEqual([]);
});

test('who is made a viewer at one process may no more than that at another within a second', async () => {
  const { owner, userId, answers, untilPageEnds } = await startTwo();
  const change = {
    params: { memberId: userId },
    body: { ...AGAIN, role: 'viewer', storeIds: null },
  } as const;
  const took = await untilPageEnds(() => owner.expectOk(owner.call(memberEndpoints.change, change)));
  expect(took).toBeLessThan(WITHIN_MS);
  expect(await answers()).toEqual([200, 403]);
});
