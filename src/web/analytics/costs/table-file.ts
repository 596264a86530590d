import { type Text, text } from '#shared/core/sentence.ts';

const MOST_CHARACTERS = 2_000_000;

export const TABLE_FAULTS = {
  tooLarge: text('This file is too large. Please split it.'),
  empty: text('This file is empty.'),
  archive: text('This is a packed file. Unpack it and choose the CSV file inside.'),
  workbook: text(
    'This is a workbook. Save it as CSV and choose that file, or copy its cells and paste them.',
  ),
} as const;

export class TableFileError extends Error {
  readonly sentence: Text;

  constructor(sentence: Text) {
    super(sentence);
    this.sentence = sentence;
  }
}

/** The text of a table. Spreadsheets write UTF-8, UTF-16, or what Windows has in Turkey. @throws TableFileError */
export async function readTableFile(file: Blob, most = MOST_CHARACTERS): Promise<string> {
  // No character takes more bytes in UTF-8 or UTF-16.
  if (file.size > 4 * most) throw new TableFileError(TABLE_FAULTS.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Zip archives, and so .xlsx, begin with PK.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3)
    throw new TableFileError(isArchive(file) ? TABLE_FAULTS.archive : TABLE_FAULTS.workbook);
  const table = decode(bytes);
  if (!table.trim()) throw new TableFileError(TABLE_FAULTS.empty);
  if (table.length > most) throw new TableFileError(TABLE_FAULTS.tooLarge);
  return table;
}

function isArchive(file: Blob): boolean {
  return file instanceof File && file.name.toLowerCase().endsWith('.zip');
}

function decode(bytes: Uint8Array): string {
  // The decoder takes the byte order mark away.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}
