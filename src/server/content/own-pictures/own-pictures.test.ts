import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { ownPictureEndpoints } from '#shared/content/own-pictures.ts';
import { pathOf } from '#shared/core/endpoint.ts';

const shop = (name: string) => ({ name, products: [{ title: 'Morning Tea', price: '10.00' }], orders: [] });

async function start() {
  const app = await startApp({ shops: [shop('tea-house'), shop('other-house')] });
  const owner = await app.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };
  type Person = typeof owner;
  const upload = (
    file: Buffer,
    type = 'image/jpeg',
    { person = owner as Person, name = 'IMG_1.jpg', to = storeId } = {},
  ) =>
    person.send(
      'POST',
      `${pathOf(ownPictureEndpoints.upload, { storeId: to })}?name=${encodeURIComponent(name)}`,
      file,
      { 'content-type': type },
    );
  const list = () => owner.expectOk(owner.call(ownPictureEndpoints.list, { params }));
  return { ...app, owner, storeId, params, upload, list };
}

const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#b5543c' } });

/** As a phone takes it: lying on its side, and with the place where it was taken. */
const photoOfPhone = () =>
  picture()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a photo is saved upright and without the place where it was taken, and listed', async () => {
  const { upload, list, owner } = await start();
  const photo = await photoOfPhone();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const reply = await upload(photo, 'image/jpeg', { name: 'Çay bahçesi.jpg' });

  expect(reply.statusCode).toBe(200);
  const saved = reply.json();
  expect(saved).toMatchObject({ name: 'Çay bahçesi.jpg', width: 400, height: 600 });
  expect(await list()).toEqual([saved]);
  const file = await owner.send('GET', saved.imageUrl);
  expect(file.headers['content-type']).toBe('image/jpeg');
  const metadata = await sharp(file.rawPayload).metadata();
  expect(metadata).toMatchObject({ width: 400, height: 600, format: 'jpeg' });
  expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a large photo becomes small enough to be kept, and one without a ground keeps its transparency', async () => {
  const { upload, owner } = await start();
  const large = await upload(await picture(5000, 3000).webp().toBuffer(), 'image/webp');
  expect(large.json()).toMatchObject({ width: 2400, height: 1440 });
  const clear = sharp({
    create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
  });
  const cutOut = await upload(await clear.png().toBuffer(), 'image/png');
  const file = await owner.send('GET', cutOut.json().imageUrl);
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', /SVG/],
  ['a page', '<!doctype html><p>Hello', /not a picture/],
  ['a text', 'hello', /not a picture/],
  ['nothing', '', /empty|not valid|not a picture/],
])('%s is refused as no picture', async (_what, content, sentence) => {
  const { upload, list } = await start();
  const reply = await upload(Buffer.from(content), 'image/png');
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toMatch(sentence);
  expect(await list()).toEqual([]);
});

test('a picture that would unfold to gigabytes is refused by its header, and a broken one when it is read', async () => {
  const { upload, list } = await start();
  const bomb = await upload(pngOfNothing(30_000, 30_000), 'image/png');
  expect([bomb.statusCode, bomb.json().message]).toEqual([400, 'This picture has more than 50 megapixels.']);
  const whole = await picture(1200, 900).jpeg().toBuffer();
  const half = await upload(whole.subarray(0, whole.length / 2));
  expect([half.statusCode, half.json().message]).toEqual([
    400,
    'This picture is damaged and cannot be read.',
  ]);
  const small = await upload(await picture(60, 60).jpeg().toBuffer());
  expect(small.json().message).toMatch(/too small/);
  expect(await list()).toEqual([]);
});

test('other formats and files beyond 25 MB are refused', async () => {
  const { upload } = await start();
  const animation = await picture(200, 200).gif().toBuffer();
  expect((await upload(animation, 'image/gif')).statusCode).toBe(415);
  // Whatever it claims to be.
  expect((await upload(animation, 'image/png')).json().message).toMatch(/not a picture/);
  expect((await upload(Buffer.alloc(25 * 1024 * 1024 + 1), 'image/jpeg')).statusCode).toBe(413);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)]);
  expect((await upload(heic, 'image/heic')).json().message).toMatch(/HEIC/);
});

test('what an account uploads counts against what its files may take', async () => {
  const { upload, db } = await start();
  await upload(await picture().jpeg().toBuffer());
  await db.execute('update generated_content set file_size = 524288000');
  const reply = await upload(await picture().jpeg().toBuffer());
  expect([reply.statusCode, reply.json().error]).toEqual([507, 'media_storage_full']);
});

test('own pictures stay when what was made is cleared weekly, and go when they are deleted', async () => {
  const { upload, list, owner, params, clock, runRecurring } = await start();
  const { id, imageUrl } = (await upload(await picture().jpeg().toBuffer())).json();
  clock.advance({ days: 8 });
  await runRecurring('media.clear-unneeded');
  expect(await list()).toMatchObject([{ id }]);

  await owner.expectOk(owner.call(ownPictureEndpoints.remove, { params: { ...params, pictureId: id } }));
  expect(await list()).toEqual([]);
  expect((await owner.send('GET', imageUrl)).statusCode).toBe(404);
});

test('pictures of another store or another owner are neither seen nor deleted', async () => {
  const { upload, owner, signUp, storeId, params } = await start();
  const { id, imageUrl } = (await upload(await picture().jpeg().toBuffer())).json();
  const { id: secondStore } = await owner.connectShopify('other-house');
  const elsewhere = { storeId: secondStore };
  expect(await owner.expectOk(owner.call(ownPictureEndpoints.list, { params: elsewhere }))).toEqual([]);
  const inOther = await owner.call(ownPictureEndpoints.remove, { params: { ...elsewhere, pictureId: id } });
  expect(inOther.status).toBe(404);

  const stranger = await signUp();
  const foreign = await upload(await picture().jpeg().toBuffer(), 'image/jpeg', {
    person: stranger,
    to: storeId,
  });
  expect(foreign.statusCode).toBe(404);
  expect((await stranger.call(ownPictureEndpoints.list, { params })).status).toBe(404);
  expect((await stranger.send('GET', imageUrl)).statusCode).toBe(404);
});

/** A few bytes that unfold to very many pixels. */
function pngOfNothing(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
