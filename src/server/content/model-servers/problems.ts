import { Problem } from '#server/core/http/problem.ts';
import { say, text } from '#shared/core/sentence.ts';

export const modelServerProblems = {
  gone: (server: string) =>
    new Problem(
      409,
      'model_server_gone',
      say('{server} does not answer on this computer any more. Start it and try again.', { server }),
    ),
  withoutModel: (server: string, model: string) =>
    new Problem(
      409,
      'model_not_found',
      say('{server} does not have the model {model} any more. Please choose another.', { server, model }),
    ),
  overruled: () =>
    new Problem(
      409,
      'provider_configured',
      text('The settings of this server name an AI provider, so that one writes the captions.'),
    ),
};
