import { Problem } from '#server/core/http/problem.ts';
import { type Phrase, type Sentence, say, text } from '#shared/core/sentence.ts';

const refused = (message: Sentence) => new Problem(400, 'report_not_read', message);

/** Sentences with names in them; their Turkish has the same names. */
export const reportProblems = {
  notFound: () => new Problem(404, 'not_found', text('This report no longer exists.')),
  notText: () =>
    refused(
      text(
        'This is not a text file. Please download the report from Google Ads as CSV and choose that file.',
      ),
    ),
  notAReport: (found: string) =>
    refused(
      say(
        'A report from Google Ads was expected: campaigns, search terms or auction insights, with a line of column names such as Campaign, Clicks and Cost. Found instead: {found}',
        { found },
      ),
    ),
  columnMissing: (column: string) =>
    refused(
      say(
        'The column “{column}” is missing. Please add it to the table in Google Ads and download the report again.',
        { column },
      ),
    ),
  numbersUnclear: (column: string, example: string) =>
    refused(
      say(
        'It is not clear how this file writes numbers: “{example}” in the column “{column}” can be read in two ways. Please download the report with your Google Ads set to English.',
        { example, column },
      ),
    ),
  severalCurrencies: (currencies: string) =>
    refused(
      say('This report holds several currencies ({currencies}). Please download a report of one account.', {
        currencies,
      }),
    ),
  segmented: () =>
    refused(
      text(
        'This report names the same domain several times. Please download auction insights without segments such as day or device.',
      ),
    ),
  tooMany: (most: number) =>
    new Problem(
      409,
      'too_many_reports',
      say('There are {most} imported reports already. Please delete one first.', { most }),
    ),
  noRows: () => refused(text('This report has no rows. Please choose days on which ads were shown.')),
  nothingReadable: (reason: Phrase) =>
    refused(say('No row of this report could be read. {reason}', { reason })),
};

export const rowProblems = {
  noNumber: (cell: string, column: string) =>
    say('“{cell}” in the column “{column}” is not a number.', { cell, column }),
  negative: (cell: string, column: string) =>
    say('“{cell}” in the column “{column}” is below zero.', { cell, column }),
  noDay: (cell: string) => say('“{cell}” is not a clear date.', { cell }),
  nameless: (column: string) => say('The column “{column}” is empty.', { column }),
};
