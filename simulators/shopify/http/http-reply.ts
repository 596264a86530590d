/** An answer that is ready to be sent. */
export type Reply = { kind: 'reply'; status: number; headers: Record<string, string>; body: string | Buffer };

export function htmlReply(status: number, body: string): Reply {
  return { kind: 'reply', status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

export function jsonReply(status: number, body: object): Reply {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { kind: 'reply', status, headers, body: JSON.stringify(body) };
}

export function pngReply(body: Buffer): Reply {
  return { kind: 'reply', status: 200, headers: { 'content-type': 'image/png' }, body };
}

/** 302 repeats the method of a page that was only read; after a form, 303 says to read. */
export function redirectReply(location: string, status: 302 | 303 = 302): Reply {
  return { kind: 'reply', status, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
