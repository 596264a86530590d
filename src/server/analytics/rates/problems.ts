import { Problem } from '#server/core/http/problem.ts';
import { type Sentence, say, text } from '#shared/core/sentence.ts';

/** Why nothing of a file can be taken over. */
export const fileProblems = {
  unknownForm: () =>
    text(
      'No exchange rates were recognised. The first line has to name the columns: a date and a column for each currency, or date, from, to and rate.',
    ),
  noBase: () =>
    text(
      'The file does not say which currency its rates are for. Add it to the first cell of the first line, such as “Date (EUR)”.',
    ),
  numbersUnclear: () =>
    text(
      'It is not clear how this file writes numbers: its points and commas can be read in two ways. Save it with one kind of decimal mark and import it again.',
    ),
  noRates: () => text('No line of this file has an exchange rate.'),
};

export const lineProblems = {
  noDay: (cell: string) => say('“{cell}” is not a clear date.', { cell: shortened(cell) }),
  future: () => text('This day is still to come.'),
  noNumber: (cell: string) => say('“{cell}” is not a number.', { cell: shortened(cell) }),
  noRate: (cell: string) => say('“{cell}” cannot be an exchange rate.', { cell: shortened(cell) }),
  noCurrency: (code: string) => say('“{code}” is not the code of a currency.', { code: shortened(code) }),
  sameCurrency: () => text('Both currencies are the same.'),
  otherBase: (base: string) => say('This line is not about {base}, as the others are.', { base }),
  again: (day: string) => say('There is a second rate for {day}. The first one counts.', { day }),
};

/** A line that is no table at all would be one long cell. */
const shortened = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);

const refused = (sentence: Sentence) => new Problem(400, 'rates_not_read', sentence);

export const rateProblems = {
  notRead: (reason: Sentence) => refused(reason),
  noCurrency: (code: string) => refused(lineProblems.noCurrency(code)),
  sameCurrency: () => refused(lineProblems.sameCurrency()),
  noDay: (day: string) => refused(lineProblems.noDay(day)),
  future: () => refused(lineProblems.future()),
  noList: () => new Problem(404, 'not_found', text('These rates are no longer here.')),
  tooManyLists: (most: number) =>
    new Problem(
      409,
      'too_many_rates',
      say('There are {most} imported files of rates already. Please remove one first.', { most }),
    ),
  tooManyEntered: (most: number) =>
    new Problem(
      409,
      'too_many_rates',
      say('There are {most} entered rates already. Please remove one first.', { most }),
    ),
};
