import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** An address known before the application exists, so that simulators can be given it. */
export async function openFront() {
  let app: FastifyInstance | null = null;
  const server = createServer(async (request, response) => {
    const payload = await buffer(request);
    if (!app) return void response.writeHead(503).end();
    const { method, url, headers } = request;
    const reply = await app.inject({ method: method as 'POST', url: url!, headers, payload });
    response.writeHead(reply.statusCode, reply.headers as Record<string, string>).end(reply.rawPayload);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serve(served: FastifyInstance) {
      app = served;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
