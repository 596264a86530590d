import { Problem } from '#server/core/http/problem.ts';

const refusedField = (field: string, message: string) =>
  new Problem(400, 'invalid_request', message, { fields: { [field]: message } });

export const adsProblems = {
  unknownIndustry: () => refusedField('industry', 'Please choose one of the kinds of goods listed.'),
  aboveAll: (name: string) => refusedField(`assumptions.${name}`, 'Please enter a rate of at most 100%.'),
};
