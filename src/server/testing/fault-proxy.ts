import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * What happens to a request on its way. `hang`: no answer until `calm` is called · `cut`: the connection breaks ·
 * `truncate`: half of the answer arrives, as if it were all.
 */
export type Fault = 'hang' | 'cut' | 'truncate' | { status: number; headers?: Record<string, string> };

/** A network between Vitrin and a simulator that fails as told. `origin` may contain a literal {shop}. */
export async function createFaultProxy(
  origin: string,
  faultOf: (request: { path: string; body: string }) => Fault | null,
) {
  const target = new URL(origin.replace('{shop}', 'shop'));
  const hanging = new Set<() => void>();

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const path = request.url!;
    const fault = faultOf({ path, body: body.toString('utf8') });
    if (fault === 'cut') return void request.socket.destroy();
    if (fault === 'hang') return void hanging.add(() => request.socket.destroy());
    if (fault && typeof fault === 'object') return void response.writeHead(fault.status, fault.headers).end();
    const { method, headers } = request;
    const passed = ask({ host: target.hostname, port: target.port, path, method, headers }, async (reply) => {
      const whole = await buffer(reply);
      const { 'transfer-encoding': _, 'content-length': __, ...kept } = reply.headers;
      response.writeHead(reply.statusCode!, kept);
      response.end(fault === 'truncate' ? whole.subarray(0, whole.length / 2) : whole);
    });
    passed.on('error', () => request.socket.destroy());
    passed.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function calm() {
    for (const end of hanging) end();
    hanging.clear();
  }

  return {
    origin: origin.replace(target.host, `127.0.0.1:${port}`),
    calm,
    async close() {
      calm();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
