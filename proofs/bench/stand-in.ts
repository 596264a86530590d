import { setTimeout as wait } from 'node:timers/promises';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { createShopifyConnector } from '#server/platforms/shopify/connector.ts';
import type { Environment } from '#shared/stores/environment.ts';

/**
 * Has the stand-in of Shopify write the files of its demo shop before anybody's clock runs: it gives the same files
 * again as long as the shop does not change. What Shopify takes to write them is not the product's to answer for, and
 * here it would take one of the processors that the import is measured on.
 */
export async function writeStandInFiles(productUrl: string): Promise<number> {
  const startedAt = performance.now();
  const environment = (await (await fetch(`${productUrl}/api/environment`)).json()) as Environment;
  const { shop, accessToken } = environment.demoStores.find(({ platform }) => platform === 'shopify')!;
  const { deskUrl } = environment.simulated.find(({ name }) => name === 'Shopify')!;
  const { origin } = new URL(deskUrl!);
  const outside = createOutside({ allowedOrigins: [origin] });
  const platform = createShopifyConnector({
    shopOrigin: `${origin}/shopify/{shop}`,
    apiVersion: '2026-10',
    outside,
  });
  const access = { storeName: shop, accessToken };
  const checkpoint = await platform.prepareHistory(access, await platform.inspect(access));
  while (!(await platform.historyReady(access, checkpoint))) await wait(250);
  outside.close();
  return performance.now() - startedAt;
}
