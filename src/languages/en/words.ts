import type { Words } from '#languages/words.ts';
import { ads } from './ads.ts';
import { english as advice } from './advice/advice.ts';
import { answers } from './answers.ts';
import { dataExport } from './export/export.ts';
import { files } from './files.ts';
import { english as insights } from './insights/insights.ts';
import { mails } from './mails/mails.ts';
import { outcomes } from './outcomes.ts';
import { postingTimes } from './posting-times.ts';
import { questions } from './questions.ts';
import { shopPage } from './shop-page.ts';
import { textCheck } from './text-check.ts';
import { writeBack } from './write-back.ts';

export const words: Words = {
  sentences: {},
  timeZones: [],
  insights,
  advice,
  mails,
  dataExport,
  outcomes,
  postingTimes,
  ads,
  answers,
  files,
  textCheck,
  questions,
  shopPage,
  writeBack,
};
