import { connect } from 'node:net';

export interface Exchange {
  /** Everything that came back. */
  text: string;
  /** Of each answer, in order. */
  statuses: number[];
}

const LONGEST_MS = 5_000;

/** Sends bytes as no browser would. @returns what came back until the other side closed the connection. */
export function exchange(port: number, ...parts: (string | Buffer)[]): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const tooLate = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The connection stayed open after: ${text}`));
    }, LONGEST_MS);
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
    });
    // A refused caller may still be sending.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(tooLate);
      const statuses = Array.from(text.matchAll(/^HTTP\/1\.1 (\d{3})/gm), ([, status]) => Number(status));
      resolve({ text, statuses });
    });
    for (const part of parts) socket.write(part);
  });
}
