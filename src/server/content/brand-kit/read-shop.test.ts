import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createStudio } from '#server/content/studio/studio.ts';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { readShop } from './read-shop.ts';

const studio = createStudio();
afterAll(studio.close);

/** A shop whose pages anybody may have written. */
async function shopOf(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return origin;
}

const pages = (files: Record<string, string | Buffer>) =>
  shopOf(({ url = '' }, response) => {
    const file = files[url];
    const type = /\.png$/.test(url)
      ? 'image/png'
      : /\.css$/.test(url)
        ? 'text/css'
        : 'text/html; charset=utf-8';
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type }).end(file);
  });

const read = (origin: string, pageMs?: number) =>
  readShop(`${origin}/`, {
    outside: createOutside({ allowedOrigins: [origin] }),
    studio,
    signal: AbortSignal.timeout(20_000),
    ...(pageMs ? { pageMs } : {}),
  });

const NOT_OPENED = 'The home page of your shop could not be opened, so nothing was read from it.';
const wordmark = (colour: string) =>
  sharp({ create: { width: 400, height: 120, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      {
        input: { create: { width: 300, height: 60, channels: 4, background: colour } },
        gravity: 'centre',
      },
      { input: { create: { width: 40, height: 20, channels: 4, background: '#888888' } }, gravity: 'centre' },
    ])
    .png()
    .toBuffer();

test('of a page with a theme, its sheet and its logo all is read', async () => {
  const origin = await pages({
    '/': `<!-- <meta name="theme-color" content="#ff0000"> -->
      <link rel="stylesheet" href="/theme.css">
      <meta name='theme-color' content='#ffffff'>
      <header><img class="header__logo" src="/logo.png?v=1&amp;width=60"></header>
      <img class="payment-logo" alt="Visa logo" src="/visa.png">`,
    '/theme.css': `/* .button { background: #ff0000 } */ :root { --color-primary: 15 92 77; --text: #1a1a1a }
      @media (min-width: 1px) { .btn { background-color: rgb(var(--color-primary)); } .btn--pay { background: #f2b544 } }
      h1 { font-family: "Cormorant Garamond", Georgia, serif }`,
    '/logo.png?v=1&width=60': await wordmark('#0f5c4d'),
  });

  const { logo, colours, font, notes } = await read(origin);

  expect({ font, notes }).toEqual({ font: 'Playfair', notes: [] });
  expect(colours).toEqual(['#ffffff', '15 92 77', 'rgb(15 92 77)', '#f2b544']);
  const png = Buffer.from(logo!.split(',')[1]!, 'base64');
  // Without its empty border.
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 300, height: 60 });
});

test.each<[string, RequestListener, string]>([
  [
    'behind a password',
    (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          '<form action="/password"><input name="password"></form><meta name="theme-color" content="#0f5c4d">',
        ),
    'Your shop is behind a password page, so its pages could not be read.',
  ],
  [
    'of 10 MB',
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'.repeat(3_500_000)),
    'The home page of your shop is too large to be read.',
  ],
  [
    'that unpacks to 60 MB',
    (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(60_000_000, '<'))),
    'The home page of your shop is too large to be read.',
  ],
  [
    'that leads to a private address',
    (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
    NOT_OPENED,
  ],
  [
    'that leads to itself',
    (_request, response) => response.writeHead(302, { location: '/' }).end(),
    NOT_OPENED,
  ],
  ['that is missing', (_request, response) => response.writeHead(404).end(), NOT_OPENED],
  [
    'that is none',
    (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    NOT_OPENED,
  ],
])('a page %s says nothing, and its owner reads why', async (_, answer, note) => {
  expect(await read(await shopOf(answer))).toEqual({
    logo: null,
    colours: [],
    neutrals: [],
    font: null,
    notes: [note],
  });
});

test('a page that never comes is not waited for', async () => {
  const origin = await shopOf(() => {});
  expect((await read(origin, 150)).notes).toEqual([
    'The home page of your shop took too long to answer, so nothing was read from it.',
  ]);
});

test('what a page names at private addresses is not fetched', async () => {
  const asked: string[] = [];
  const inner = await shopOf(({ url = '' }, response) => {
    asked.push(url);
    response.end('x');
  });
  const origin = await pages({
    '/': `<link rel=stylesheet href="${inner}/a.css"><img class=logo src="${inner}/logo.png">
      <img class=logo src="file:///etc/passwd"><img class=logo src="//10.0.0.1/logo.png">`,
  });

  expect((await read(origin)).notes).toEqual([
    'The logo on your home page is too small or could not be loaded. Please upload it.',
  ]);
  expect(asked).toEqual([]);
});

test('a drawing is no logo: what comes after it is, and alone it is said to the owner', async () => {
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999">
    <image href="file:///etc/passwd"/></svg>`;
  const page = (more: string) => `<img id="Logo" src="/mark.svg">${more}`;
  const alone = await pages({ '/': page(''), '/mark.svg': svg });
  const besides = await pages({
    '/': page('<link rel="apple-touch-icon" href="/touch.png">'),
    '/mark.svg': svg,
    '/touch.png': await wordmark('#7a1f3d'),
  });

  expect(await read(alone)).toMatchObject({
    logo: null,
    notes: ['The logo on your home page is an SVG drawing, which cannot be used. Please upload it as a PNG.'],
  });
  expect(await read(besides)).toMatchObject({ logo: expect.stringContaining('data:image/png'), notes: [] });
});

test.each([
  ['tags without an end', '<a '.repeat(700_000)],
  ['quotes without an end', `<a x="${"<b y='".repeat(400_000)}`],
  ['one attribute after another', `<a ${'a'.repeat(2_000_000)}>`],
  ['names without a value', `<img ${'b '.repeat(1_000_000)}>`.repeat(1)],
  ['comments', '<!--'.repeat(700_000)],
  ['rules', `<style>${'a{'.repeat(1_000_000)}</style>`],
  [
    'properties in a circle',
    `<style>:root{--brand:var(--b);--b:var(--brand)${';--x:var(--x) var(--x)'.repeat(50_000)}}</style>`,
  ],
  ['data within data', `<script type="application/ld+json">${'['.repeat(1_000_000)}</script>`],
])('a page of nothing but %s takes no longer than others', async (_, html) => {
  const origin = await pages({ '/': html });
  const began = performance.now();
  expect(await read(origin)).toMatchObject({ logo: null, colours: [], font: null });
  expect(performance.now() - began).toBeLessThan(5_000);
});
