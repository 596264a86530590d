import type { Words } from '#languages/words.ts';
import { ads } from './ads.ts';
import { english as advice } from './advice/advice.ts';
import { dataExport } from './export/export.ts';
import { english as insights } from './insights/insights.ts';
import { mails } from './mails/mails.ts';
import { outcomes } from './outcomes.ts';
import { postingTimes } from './posting-times.ts';

export const words: Words = {
  timeZones: [],
  insights,
  advice,
  mails,
  dataExport,
  outcomes,
  postingTimes,
  ads,
};
