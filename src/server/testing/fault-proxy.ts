import { request as ask, createServer, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * What happens to a request on its way. `hang`: no answer until `calm` is called · `cut`: the connection breaks ·
 * `lose`: the request arrives and its answer does not · `truncate`: half of the answer arrives, as if it were all.
 */
export type Fault =
  | 'hang'
  | 'cut'
  | 'lose'
  | 'truncate'
  | { status: number; headers?: Record<string, string>; body?: string };

/** A network between Vitrin and a simulator that fails as given. `origin` may contain a literal {shop}. */
export async function createFaultProxy(
  origin: string,
  faultOf: (request: { path: string; body: string }) => Fault | null,
) {
  const target = new URL(origin.replace('{shop}', 'shop'));
  const hanging = new Set<() => void>();

  const server = createServer(async (request, response) => {
    const { url, method, headers, socket } = request;
    const body = await buffer(request);
    const fault = faultOf({ path: url!, body: body.toString('utf8') });
    if (fault === 'cut') return void socket.destroy();
    if (fault === 'hang') return void hanging.add(() => socket.destroy());
    if (fault && typeof fault === 'object')
      return void response.writeHead(fault.status, fault.headers).end(fault.body);
    try {
      const reply = await passOn({ path: url!, method: method!, headers }, body);
      const whole = await buffer(reply);
      if (fault === 'lose') return void socket.destroy();
      const { 'transfer-encoding': _, 'content-length': __, ...passed } = reply.headers;
      response.writeHead(reply.statusCode!, passed);
      response.end(fault === 'truncate' ? whole.subarray(0, whole.length / 2) : whole);
    } catch {
      // The simulator broke off by itself.
      socket.destroy();
    }
  });

  function passOn(options: RequestOptions, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      ask({ host: target.hostname, port: target.port, ...options }, resolve)
        .once('error', reject)
        .end(body);
    });
  }

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
