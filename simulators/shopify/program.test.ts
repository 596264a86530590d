import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url));

test('the program says which apps it knows, and installs the one at the address it was given', async () => {
  const child = spawn(process.execPath, [PROGRAM, '--port', '0', '--app-url', 'http://localhost:4999'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const ready = JSON.parse(line);
  expect(ready).toMatchObject({
    ready: true,
    shopifyApp: { clientId: expect.any(String), clientSecret: expect.any(String) },
    merchantApp: {
      clientId: expect.any(String),
      clientSecret: expect.any(String),
      shops: ['yonder-gifts', 'atelier-lumiere'],
    },
  });
  const chosen = await fetch(`${ready.shopifyInstallUrl}/install?shop=atelier-lumiere`, {
    redirect: 'manual',
  });
  expect(chosen.headers.get('location')).toMatch(
    /^http:\/\/localhost:4999\/api\/install\/shopify\?host=.+&shop=atelier-lumiere\.myshopify\.com&/,
  );
  child.stdin.end();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});
