import { createReadStream } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync, constants, createGunzip, gunzipSync } from 'node:zlib';
import { MINUTE_MS } from '#shared/core/time.ts';

/*
 * Packs the shop history (see simulators/data/README.md for the format) and copies the catalogue.
 * node scripts/pack-demo-data.ts <folder with online_retail_2y.csv.gz, refund_links.csv.gz, catalogue/> <output folder>
 */
type Line = {
  lineId: number;
  sku: string;
  type: string;
  description: string;
  quantity: number;
  priceMilli: number;
};
type Invoice = {
  name: string;
  isRefund: boolean;
  minute: number;
  customer: number;
  country: string;
  lines: Line[];
};

const [, , inputFolder, outputFolder] = process.argv;
if (!inputFolder || !outputFolder) {
  console.error('usage: node scripts/pack-demo-data.ts <input folder> <output folder>');
  process.exit(1);
}

const invoices = await readInvoices(join(inputFolder, 'online_retail_2y.csv.gz'));
const links = await readLinks(join(inputFolder, 'refund_links.csv.gz'));
const packed = pack(invoices, links);
await mkdir(join(outputFolder, 'catalogue'), { recursive: true });
await writeFile(join(outputFolder, 'history.bin.br'), packed);
await cp(join(inputFolder, 'catalogue'), join(outputFolder, 'catalogue'), { recursive: true });
console.log(`${invoices.length} invoices packed into ${packed.length} bytes`);

async function readInvoices(file: string): Promise<Invoice[]> {
  const byName = new Map<string, Invoice>();
  const rows = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  let isHeader = true;
  for await (const row of rows) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const [lineId, name, code, description, quantity, date, price, customer, country, type, record] =
      cells(row);
    if (record === 'ignore' || !name || !date || !code || !type || country === undefined) continue;
    const minute = Date.parse(`${date}:00Z`) / MINUTE_MS;
    let invoice = byName.get(name);
    if (!invoice) {
      invoice = {
        name,
        isRefund: record === 'refund',
        minute,
        customer: Number(customer),
        country,
        lines: [],
      };
      byName.set(name, invoice);
    }
    invoice.minute = Math.min(invoice.minute, minute);
    invoice.lines.push({
      lineId: Number(lineId),
      sku: code.trim().toUpperCase(),
      type,
      description: description ?? '',
      quantity: Number(quantity),
      priceMilli: Math.round(Number(price) * 1000),
    });
  }
  const number = ({ name }: Invoice) => Number(name.replace('C', ''));
  return [...byName.values()].sort((a, b) => number(a) - number(b) || (a.name < b.name ? -1 : 1));
}

function cells(row: string): string[] {
  if (!row.includes('"')) return row.split(',');
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );
}

async function readLinks(file: string): Promise<Map<string, { order: string; rule: string }>> {
  const rows = gunzipSync(await readFile(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(1);
  return new Map(
    rows
      .map((row) => row.trim().split(','))
      .map(([refund = '', order = '', rule = '']) => [refund, { order, rule }]),
  );
}

function pack(all: Invoice[], refundLinks: Map<string, { order: string; rule: string }>): Buffer {
  const skus = countUp(all.flatMap(({ lines }) => lines.map(({ sku, type }) => `${type}\t${sku}`)));
  const descriptions = countUp(all.flatMap(({ lines }) => lines.map(({ description }) => description)));
  const prices = countUp(all.flatMap(({ lines }) => lines.map(({ priceMilli }) => String(priceMilli))));
  const countries = countUp(all.map(({ country }) => country));
  const positions = new Map(all.map(({ name }, index) => [name, index]));

  const columns: Record<string, number[]> = {
    number: [],
    isRefund: [],
    minute: [],
    customer: [],
    country: [],
    lineCount: [],
    refundedOrder: [],
    refundRule: [],
    lineId: [],
    skuLow: [],
    skuHigh: [],
    description: [],
    quantity: [],
    price: [],
  };
  const put = (name: string, value: number) => writeVarint(columns[name] as number[], value);
  const lastPrice = new Map<number, number>();
  const descriptionsOfSku = new Map<number, number[]>();
  let before = { number: 0, minute: 0, lineId: 0 };

  for (const invoice of all) {
    const number = Number(invoice.name.replace('C', ''));
    put('number', zigzag(number - before.number));
    put('isRefund', invoice.isRefund ? 1 : 0);
    put('minute', zigzag(invoice.minute - before.minute));
    put('customer', invoice.customer === 0 ? 0 : invoice.customer - 10_000);
    put('country', countries.indexOf(invoice.country));
    put('lineCount', invoice.lines.length);
    if (invoice.isRefund) {
      const link = refundLinks.get(invoice.name);
      const position = link?.order ? positions.get(link.order) : undefined;
      put('refundedOrder', position === undefined ? 0 : position + 1);
      put('refundRule', ['none', 'items', 'customer'].indexOf(link?.rule ?? 'none'));
    }
    for (const line of invoice.lines) {
      const sku = skus.indexOf(`${line.type}\t${line.sku}`);
      put('lineId', zigzag(line.lineId - before.lineId));
      columns.skuLow?.push(sku & 0xff);
      columns.skuHigh?.push(sku >> 8);
      put('description', rankFor(descriptionsOfSku, sku, descriptions.indexOf(line.description)));
      put('quantity', zigzag(line.quantity));
      const price = prices.indexOf(String(line.priceMilli));
      put('price', lastPrice.get(sku) === price ? 0 : price + 1);
      lastPrice.set(sku, price);
      before = { ...before, lineId: line.lineId };
    }
    before = { ...before, number, minute: invoice.minute };
  }

  const header = {
    invoices: all.length,
    lines: all.reduce((sum, { lines }) => sum + lines.length, 0),
    skus: skus.names,
    descriptions: descriptions.names,
    prices: prices.names.map(Number),
    countries: countries.names,
    columns: Object.entries(columns).map(([name, bytes]) => ({ name, bytes: bytes.length })),
  };
  const text = Buffer.from(JSON.stringify(header));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  const whole = Buffer.concat([size, text, ...Object.values(columns).map((bytes) => Buffer.from(bytes))]);
  return brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
}

/** A description is written as its place among those its SKU has had, in order of appearance; from 1000 on it is a new one. */
function rankFor(descriptionsOfSku: Map<number, number[]>, sku: number, description: number): number {
  const known = descriptionsOfSku.get(sku) ?? [];
  descriptionsOfSku.set(sku, known);
  const place = known.indexOf(description);
  if (place >= 0) return place;
  known.push(description);
  return 1000 + description;
}

/** The commonest name gets the smallest number. */
function countUp(names: string[]): { names: string[]; indexOf: (name: string) => number } {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const ordered = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
  const places = new Map(ordered.map((name, index) => [name, index]));
  return { names: ordered, indexOf: (name) => places.get(name) ?? 0 };
}

function zigzag(value: number): number {
  return value < 0 ? -value * 2 - 1 : value * 2;
}

function writeVarint(bytes: number[], value: number): void {
  let left = value;
  while (left >= 0x80) {
    bytes.push((left % 0x80) | 0x80);
    left = Math.floor(left / 0x80);
  }
  bytes.push(left);
}
