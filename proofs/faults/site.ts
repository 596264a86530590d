import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mountDisk } from '#server/testing/small-disk.ts';
import { createFleet } from './fleet.ts';
import { createTcpProxy } from './tcp-proxy.ts';
import { createWorld } from './world.ts';

const APP_SECRET = 'only for a company that nobody will ever see';

/** Where a company works: a disk of its own, the world outside, and one address for all processes that serve pages. */
export async function openSite({ diskMb, settings }: { diskMb: number; settings: Record<string, string> }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-faults-'));
  const disk = mountDisk(join(folder, 'disk'), diskMb);
  const front = await createTcpProxy(() => fleet.web().map(({ port }) => port));
  const publicUrl = `http://localhost:${front.port}`;
  const world = await createWorld(publicUrl);
  const fleet = createFleet({
    folder,
    settings: {
      ...world.settings,
      DATA_DIR: disk.folder,
      PUBLIC_URL: publicUrl,
      APP_SECRET,
      LIMIT_TEXT_PER_DAY: '10000',
      LIMIT_IMAGE_PER_DAY: '10000',
      ...settings,
    },
  });
  return {
    disk,
    world,
    fleet,
    publicUrl,
    appSecret: APP_SECRET,
    async close() {
      fleet.end();
      await wait(300);
      await world.stop();
      await front.close();
      disk.unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
