import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string; headers: IncomingHttpHeaders; text: string; isSigned: boolean };

/** The app's side of webhooks: it takes what comes and checks the signature with the secret it was given. */
export async function startReceivingApp(secret: () => string) {
  const received: Received[] = [];
  const app = { status: 200, isSilent: false };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const wanted = createHmac('sha256', secret()).update(body).digest('base64');
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      text: body.toString('utf8'),
      isSigned: request.headers['x-shopify-hmac-sha256'] === wanted,
    });
    if (app.isSilent) return;
    response.writeHead(app.status, app.status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    topics: () => received.map(({ headers }) => headers['x-shopify-topic']),
    /** The last body about a topic. */
    bodyOf: (topic: string) =>
      JSON.parse(received.findLast(({ headers }) => headers['x-shopify-topic'] === topic)?.text ?? 'null'),
    answerWith(status: number): void {
      app.status = status;
    },
    fallSilent(): void {
      app.isSilent = true;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
