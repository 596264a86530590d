import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/*
 * The packed order history (format: simulators/data/README.md), read into typed arrays: a million lines as
 * objects would cost half a gigabyte.
 */
const FIRST_OF_NEW_DESCRIPTION = 1000;

type LineType = 'product' | 'gift_card' | 'shipping' | 'manual' | 'discount';

export type PackedHistory = {
  invoices: number;
  number: Uint32Array;
  isRefund: Uint8Array;
  /** Minutes since 1970 of the wall clock in London. */
  minute: Uint32Array;
  customer: Uint16Array;
  country: Uint8Array;
  /** Of a refund: the place of the order it belongs to, or -1. */
  refundedOrder: Int32Array;
  /** The lines of invoice i are those from firstLine[i] up to firstLine[i + 1]. */
  firstLine: Uint32Array;
  lineId: Uint32Array;
  sku: Uint16Array;
  description: Uint16Array;
  quantity: Int32Array;
  /** Thousandths of a pound: some prices are below a penny. */
  priceMilli: Int32Array;
  skus: { type: LineType; name: string }[];
  descriptions: string[];
  countries: string[];
};

type Header = {
  invoices: number;
  lines: number;
  skus: string[];
  descriptions: string[];
  prices: number[];
  countries: string[];
  columns: { name: string; bytes: number }[];
};

let reading: Promise<PackedHistory> | null = null;

/** Read once per process: it never changes. */
export function readPackedHistory(): Promise<PackedHistory> {
  reading ??= readFile(new URL('../../data/history.bin.br', import.meta.url))
    .then((packed) => promisify(brotliDecompress)(packed))
    .then(decode);
  return reading;
}

function decode(whole: Buffer): PackedHistory {
  const headerEnd = 4 + whole.readUInt32LE(0);
  const header = JSON.parse(whole.toString('utf8', 4, headerEnd)) as Header;
  const columns = new Map<string, Buffer>();
  let at = headerEnd;
  for (const { name, bytes } of header.columns) {
    columns.set(name, whole.subarray(at, at + bytes));
    at += bytes;
  }
  const column = (name: string) => varints(columns.get(name) ?? Buffer.alloc(0));
  const { invoices, lines } = header;

  const history: PackedHistory = {
    invoices,
    number: new Uint32Array(invoices),
    isRefund: new Uint8Array(invoices),
    minute: new Uint32Array(invoices),
    customer: new Uint16Array(invoices),
    country: new Uint8Array(invoices),
    refundedOrder: new Int32Array(invoices).fill(-1),
    firstLine: new Uint32Array(invoices + 1),
    lineId: new Uint32Array(lines),
    sku: new Uint16Array(lines),
    description: new Uint16Array(lines),
    quantity: new Int32Array(lines),
    priceMilli: new Int32Array(lines),
    skus: header.skus.map((entry) => {
      const [type = 'product', name = ''] = entry.split('\t');
      return { type: type as LineType, name };
    }),
    descriptions: header.descriptions,
    countries: header.countries,
  };
  readInvoices(history, column);
  readLines(history, column, columns.get('skuLow'), columns.get('skuHigh'), header.prices);
  return history;
}

function readInvoices(history: PackedHistory, column: (name: string) => () => number): void {
  const [number, isRefund, minute, customer] = ['number', 'isRefund', 'minute', 'customer'].map(column);
  const [country, lineCount, refundedOrder] = ['country', 'lineCount', 'refundedOrder'].map(column);
  if (!number || !isRefund || !minute || !customer || !country || !lineCount || !refundedOrder) return;
  let lastNumber = 0;
  let lastMinute = 0;
  for (let index = 0; index < history.invoices; index += 1) {
    lastNumber += unzigzag(number());
    lastMinute += unzigzag(minute());
    const shortCustomer = customer();
    history.number[index] = lastNumber;
    history.minute[index] = lastMinute;
    history.isRefund[index] = isRefund();
    history.customer[index] = shortCustomer === 0 ? 0 : shortCustomer + 10_000;
    history.country[index] = country();
    history.firstLine[index + 1] = (history.firstLine[index] ?? 0) + lineCount();
    if (history.isRefund[index] === 1) history.refundedOrder[index] = refundedOrder() - 1;
  }
}

function readLines(
  history: PackedHistory,
  column: (name: string) => () => number,
  skuLow: Buffer | undefined,
  skuHigh: Buffer | undefined,
  prices: number[],
): void {
  const [lineId, description, quantity, price] = ['lineId', 'description', 'quantity', 'price'].map(column);
  if (!lineId || !description || !quantity || !price || !skuLow || !skuHigh) return;
  const lastPrice = new Int32Array(history.skus.length);
  const descriptionsOfSku: number[][] = history.skus.map(() => []);
  let lastLineId = 0;
  for (let index = 0; index < history.lineId.length; index += 1) {
    lastLineId += unzigzag(lineId());
    const sku = (skuLow[index] ?? 0) + (skuHigh[index] ?? 0) * 256;
    const rank = description();
    const known = descriptionsOfSku[sku] as number[];
    if (rank >= FIRST_OF_NEW_DESCRIPTION) known.push(rank - FIRST_OF_NEW_DESCRIPTION);
    const priced = price();
    if (priced > 0) lastPrice[sku] = prices[priced - 1] ?? 0;
    history.lineId[index] = lastLineId;
    history.sku[index] = sku;
    history.description[index] = rank >= FIRST_OF_NEW_DESCRIPTION ? (known.at(-1) ?? 0) : (known[rank] ?? 0);
    history.quantity[index] = unzigzag(quantity());
    history.priceMilli[index] = lastPrice[sku] ?? 0;
  }
}

function varints(bytes: Buffer): () => number {
  let at = 0;
  return () => {
    let value = 0;
    let factor = 1;
    let byte = bytes[at++] ?? 0;
    while (byte >= 0x80) {
      value += (byte & 0x7f) * factor;
      factor *= 128;
      byte = bytes[at++] ?? 0;
    }
    return value + byte * factor;
  };
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
