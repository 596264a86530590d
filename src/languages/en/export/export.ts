import type { ExportWords } from '#languages/export-words.ts';
import { files } from './files.ts';
import { readme } from './readme.ts';
import { titles } from './titles.ts';

export const dataExport: ExportWords = { readme, files, titles };
