import { Problem } from '#server/core/http/problem.ts';

const refused = (message: string) => new Problem(400, 'report_not_read', message);

/** Sentences with names in them; their Turkish has the same names. */
export const reportProblems = {
  notFound: () => new Problem(404, 'not_found', 'This report no longer exists.'),
  notText: () =>
    refused(
      'This is not a text file. Please download the report from Google Ads as CSV and choose that file.',
    ),
  notAReport: (found: string) =>
    refused(
      `A report from Google Ads was expected: campaigns, search terms or auction insights, with a line of column names such as Campaign, Clicks and Cost. Found instead: ${found}`,
    ),
  columnMissing: (column: string) =>
    refused(
      `The column “${column}” is missing. Please add it to the table in Google Ads and download the report again.`,
    ),
  numbersUnclear: (column: string, example: string) =>
    refused(
      `It is not clear how this file writes numbers: “${example}” in the column “${column}” can be read in two ways. Please download the report with your Google Ads set to English.`,
    ),
  severalCurrencies: (currencies: string) =>
    refused(`This report holds several currencies (${currencies}). Please download a report of one account.`),
  segmented: () =>
    refused(
      'This report names the same domain several times. Please download auction insights without segments such as day or device.',
    ),
  tooMany: (most: number) =>
    new Problem(
      409,
      'too_many_reports',
      `There are ${most} imported reports already. Please delete one first.`,
    ),
  noRows: () => refused('This report has no rows. Please choose days on which ads were shown.'),
  nothingReadable: (reason: string) => refused(`No row of this report could be read. ${reason}`),
};

export const rowProblems = {
  noNumber: (cell: string, column: string) => `“${cell}” in the column “${column}” is not a number.`,
  negative: (cell: string, column: string) => `“${cell}” in the column “${column}” is below zero.`,
  noDay: (cell: string) => `“${cell}” is not a clear date.`,
  nameless: (column: string) => `The column “${column}” is empty.`,
};
