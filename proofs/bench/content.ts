import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '#shared/analytics/sales-reports.ts';
import type { GeneratedContent } from '#shared/content/content.ts';
import { startProduct } from '../../scripts/running-product.ts';
import { type Owner, signUpAt } from './owner.ts';
import { watchFamily } from './process-family.ts';
import { heading, megabytes, quantile, report } from './report.ts';

/*
 * What captions, pictures and reels cost the running product, on the embedded database:
 *   node proofs/bench/content.ts
 */
const PORT = 3924;
const SIMULATORS = 'simulators/main.ts';
const SHOP = 'atelier-lumiere';
const PICTURES = 25;
/** One address may ask for 30 generations a minute. */
const A_MINUTE_MS = 61_000;
const AT_ONCE = 20;
const REELS_AMONG = 2;
const CALLS_WHILE_CALM = 60;

const product = await startProduct({
  port: PORT,
  environment: {
    LIMIT_TEXT_PER_DAY: '1000',
    LIMIT_IMAGE_PER_DAY: '1000',
    LIMIT_VIDEO_5S_PER_WEEK: '1000',
  },
});
try {
  const owner = await signUpAt(product.url);
  const { id: storeId } = await owner.connectDemoStore(SHOP);
  await owner.untilRead(storeId);
  const { products } = await owner.ask<{ products: Product[] }>('GET', `/api/analytics/${storeId}/products`);
  const generate = (index: number, wish: object) =>
    owner.ask<GeneratedContent>('POST', `/api/social-media/${storeId}/generate-content`, {
      productId: products[index % products.length]!.id,
      ...wish,
    });

  heading('A caption with its picture, one after the other');
  await generate(0, {});
  const times: number[] = [];
  for (let index = 0; index < PICTURES; index += 1) times.push(await timeOf(() => generate(index, {})));
  const median = quantile(times, 0.5);
  report('from the request to the answer, half of them within', `${Math.round(median)} ms`, {
    text: '500 ms',
    met: median <= 500,
  });
  report('95 % within', `${Math.round(quantile(times, 0.95))} ms`);

  await wait(A_MINUTE_MS);
  heading(`${AT_ONCE} generations at once, ${REELS_AMONG} of them reels`);
  const calm: number[] = [];
  for (let call = 0; call < CALLS_WHILE_CALM; call += 1) calm.push(await dashboardTime(owner, storeId));
  const family = watchFamily(product.pid, { everyMs: 100, apart: SIMULATORS });
  let busy = true;
  const generating = Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      generate(index, index < REELS_AMONG ? { contentFormat: 'reel', videoDuration: 5 } : {}),
    ),
  ).finally(() => {
    busy = false;
  });
  const during: number[] = [];
  const begun = performance.now();
  while (busy) during.push(await dashboardTime(owner, storeId));
  await generating;
  const { peak, peakApart } = family.stop();
  report('all of them ready after', `${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const ratio = quantile(during, 0.5) / quantile(calm, 0.5);
  report('dashboard call, half of them, while drawing to before', `${ratio.toFixed(2)} ×`, {
    text: '1.50 ×',
    met: ratio <= 1.5,
  });
  report(
    '95 % of the calls, before and while drawing',
    `${ms(quantile(calm, 0.95))} / ${ms(quantile(during, 0.95))}`,
  );
  report('memory of Vitrin at most, with all that draws and encodes', megabytes(peak), {
    text: '1024 MB',
    met: peak <= 1024 * 2 ** 20,
  });
  report('  of the simulators, which stand in for outside services', megabytes(peakApart));
} finally {
  await product.stop();
}

async function dashboardTime(owner: Owner, storeId: string): Promise<number> {
  const time = await timeOf(() => owner.dashboard(storeId));
  await wait(50);
  return time;
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`;
}
