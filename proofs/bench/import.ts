import { startProduct } from '../../scripts/running-product.ts';
import { copyAlone } from './copy-alone.ts';
import { signUpAt } from './owner.ts';
import { heading, megabytes, report, seconds } from './report.ts';
import { watchMemory } from './resident-memory.ts';
import { writeStandInFiles } from './stand-in.ts';

const PORT = 3921;
const MEMORY_AT = [5_000, 10_000, 20_000, 40_000];

interface Place {
  name: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Resident memory allowed with the demo store (design.md). */
  memoryBudget: number;
}

/** The whole real history through the front door, against COPY alone of the rows it ended in. */
export async function benchImport(place: Place) {
  heading(`Import of the real history, ${place.name}`);
  const product = await startProduct({ port: PORT, ...place });
  const memory = watchMemory(product.pid);
  const sizes = new Map<number, number>();
  let importMs: number;
  try {
    const written = await writeStandInFiles(product.url);
    report('the stand-in of Shopify wrote its files before, in', seconds(written));
    const owner = await signUpAt(product.url);
    const idle = memory.now();
    const startedAt = performance.now();
    const { id } = await owner.connectDemoStore();
    let firstFigures = 0;
    let historyAt = 0;
    const store = await owner.untilRead(id, ({ sync }) => {
      const elapsed = performance.now() - startedAt;
      if (!firstFigures && sync.orders > 0) firstFigures = elapsed;
      if (!historyAt && sync.phase === 'history') historyAt = elapsed;
      for (const size of MEMORY_AT)
        if (sync.orders >= size && !sizes.has(size)) sizes.set(size, memory.now());
    });
    importMs = performance.now() - startedAt;
    report('first orders stored after', seconds(firstFigures));
    report('the platform had its files ready after', seconds(historyAt));
    report(`all ${store.sync.orders.toLocaleString('en')} orders read after`, seconds(importMs));
    report('resident before', megabytes(idle));
    for (const [size, bytes] of sizes)
      report(`resident at ${size.toLocaleString('en')} orders`, megabytes(bytes));
  } finally {
    await product.stop();
  }
  const peak = memory.stop();
  const text = megabytes(place.memoryBudget);
  report('resident at most', megabytes(peak), { text, met: peak <= place.memoryBudget });

  const copied = await copyAlone(place);
  const ratio = copied.ms / importMs;
  report(`COPY alone of its ${copied.rows.toLocaleString('en')} rows`, seconds(copied.ms));
  report('import rate ÷ rate of COPY alone', ratio.toFixed(2), { text: '≥ 0.50', met: ratio >= 0.5 });
}
