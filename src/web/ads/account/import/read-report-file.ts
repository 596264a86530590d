import { REPORT_MOST_CHARACTERS } from '#shared/ads/ads-account.ts';
import { type Text, text } from '#shared/core/sentence.ts';

/** No character takes more bytes in UTF-8 or UTF-16. */
const MOST_BYTES = 4 * REPORT_MOST_CHARACTERS;

export const REPORT_FAULTS = {
  tooLarge: text(
    'This file is too large. Choose fewer days or fewer columns in Google Ads and export it again.',
  ),
  empty: text('This file is empty.'),
  workbook: text(
    'This is an Excel workbook or an archive. Choose “.csv” when you download the report, and import that file.',
  ),
  unreadable: text(
    'The characters of this file cannot be read. Choose “.csv” when you download the report in Google Ads.',
  ),
} as const;

export class ReportFileError extends Error {
  readonly sentence: Text;

  constructor(sentence: Text) {
    super(sentence);
    this.sentence = sentence;
  }
}

/** The text of an exported report: Google writes UTF-8, and UTF-16 for “Excel .csv”. @throws ReportFileError */
export async function readReportFile(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new ReportFileError(REPORT_FAULTS.tooLarge);
  const decoded = decode(new Uint8Array(await file.arrayBuffer()));
  if (!decoded.trim()) throw new ReportFileError(REPORT_FAULTS.empty);
  if (decoded.length > REPORT_MOST_CHARACTERS) throw new ReportFileError(REPORT_FAULTS.tooLarge);
  return decoded;
}

function decode(bytes: Uint8Array): string {
  // Zip archives, and so .xlsx, begin with PK.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3)
    throw new ReportFileError(REPORT_FAULTS.workbook);
  try {
    // The decoder takes the byte order mark away.
    const decoded = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (!decoded.includes('\0')) return decoded;
  } catch {
    // Said below, as for what decodes to no text.
  }
  throw new ReportFileError(REPORT_FAULTS.unreadable);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
