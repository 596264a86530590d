import { expect, test } from 'vitest';
import { REPORT_MOST_CHARACTERS } from '#shared/ads/ads-account.ts';
import { REPORT_FAULTS, readReportFile } from './report-drop.tsx';

const words = 'Campaign report\r\nKampanya,Tıklama\r\nÇay Bardağı,12\r\n';

const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};

test.each([
  ['UTF-8', new TextEncoder().encode(words)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${words}`)],
  ['UTF-16, little end first', utf16(`\uFEFF${words}`, true)],
  ['UTF-16, big end first', utf16(`\uFEFF${words}`, false)],
])('%s is read, without the mark', async (_, bytes) => {
  expect(await readReportFile(new Blob([bytes]))).toBe(words);
});

test.each([
  ['empty', new Uint8Array(), REPORT_FAULTS.empty],
  ['blank', new TextEncoder().encode(' \r\n'), REPORT_FAULTS.empty],
  ['an Excel workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20]), REPORT_FAULTS.workbook],
  ['in an older encoding', new Uint8Array([0x4d, 0xfc, 0x6e, 0x7a]), REPORT_FAULTS.unreadable],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), REPORT_FAULTS.unreadable],
  ['UTF-16 without its mark', utf16(words.slice(0, 15), true), REPORT_FAULTS.unreadable],
  ['too long', new TextEncoder().encode('a'.repeat(REPORT_MOST_CHARACTERS + 1)), REPORT_FAULTS.tooLarge],
])('a file that is %s is refused with words that help', async (_, bytes, fault) => {
  await expect(readReportFile(new Blob([bytes]))).rejects.toThrow(fault);
});
