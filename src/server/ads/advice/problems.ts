import { Problem } from '#server/core/http/problem.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';

const refusedField = (field: string, message: Sentence) =>
  new Problem(400, 'invalid_request', message, { fields: { [field]: message } });

export const adsProblems = {
  unknownIndustry: () => refusedField('industry', text('Please choose one of the kinds of goods listed.')),
  aboveAll: (name: string) =>
    refusedField(`assumptions.${name}`, text('Please enter a rate of at most 100%.')),
};
