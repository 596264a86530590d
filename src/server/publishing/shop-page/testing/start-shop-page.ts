import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { generatedContent } from '#server/core/db/schema/users.ts';
import { startCalendar } from '#server/testing/start-calendar.ts';
import type { NewPost } from '#shared/publishing/schedules.ts';
import { type ShopPageChange, shopPageEndpoints } from '#shared/publishing/shop-page.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** A tea house whose posts go out, and a visitor who sees them. */
export async function startShopPage() {
  const started = await startCalendar();
  const { owner, params, app, clock, publishDue, mediaFolder, db } = started;

  /** A picture that can be opened. */
  async function makePicture(): Promise<string> {
    const address = await started.makeMedia();
    const [record] = await db
      .select()
      .from(generatedContent)
      .where(eq(generatedContent.id, address.split('/').at(-1)!));
    const file = join(mediaFolder, record!.filePath);
    const content = await sharp({ create: { width: 1080, height: 1350, channels: 3, background: '#c13584' } })
      .jpeg()
      .toBuffer();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    await db
      .update(generatedContent)
      .set({ fileSize: content.length })
      .where(eq(generatedContent.id, record!.id));
    return address;
  }

  return {
    ...started,
    page: () => owner.expectOk(owner.call(shopPageEndpoints.get, { params })),
    change: (body: ShopPageChange) => owner.expectOk(owner.call(shopPageEndpoints.change, { params, body })),
    /** About the first tea unless something else is given; out at once. */
    async publish(given: Partial<NewPost> = {}) {
      const post = await started.create({
        productId: started.productId('Morning Tea'),
        imageUrl: await makePicture(),
        withLink: true,
        scheduledFor: new Date(clock.now().getTime() + 60_000).toISOString(),
        ...given,
      });
      clock.advance({ minutes: 1 });
      await publishDue();
      return post;
    },
    /** As a browser or a program would, without a session. */
    visit: (url: string, { agent = PHONE, method = 'GET', ...headers }: Visit = {}) =>
      app.http.inject({
        method,
        url: url.replace(started.publicUrl, ''),
        headers: { 'user-agent': agent, ...headers },
      }),
  };
}

interface Visit {
  agent?: string;
  method?: 'GET' | 'HEAD';
  [header: string]: string | undefined;
}
