import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { headers: Record<string, string | string[] | undefined>; body: string };

/** A receiver of webhooks, which answers as it is set to. */
export async function startReceiver() {
  const received: Received[] = [];
  let status: number | null = 200;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    if (status === null) return;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/shopier/abc`,
    received,
    /** Null never answers. */
    answerWith(next: number | null) {
      status = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
