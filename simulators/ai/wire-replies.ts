interface ReplyFacts {
  model: string;
  text: string;
  refused: boolean;
  prompt: string;
  at: Date;
}

/** About four letters to a token. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);
const REFUSAL = 'I’m sorry, but I cannot help with that.';

export function chatReply({ model, text, refused, prompt, at }: ReplyFacts) {
  const message = refused
    ? { role: 'assistant', content: null, refusal: REFUSAL }
    : { role: 'assistant', content: text, refusal: null };
  const [inputs, outputs] = [tokensOf(prompt), tokensOf(text)];
  return {
    id: 'chatcmpl-vitrin',
    object: 'chat.completion',
    created: Math.floor(at.getTime() / 1000),
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
    usage: { prompt_tokens: inputs, completion_tokens: outputs, total_tokens: inputs + outputs },
  };
}

export function responsesReply({ model, text, refused, prompt, at }: ReplyFacts) {
  const part = refused
    ? { type: 'refusal', refusal: REFUSAL }
    : { type: 'output_text', text, annotations: [], logprobs: [] };
  const [inputs, outputs] = [tokensOf(prompt), tokensOf(text)];
  return {
    id: 'resp_vitrin',
    object: 'response',
    created_at: Math.floor(at.getTime() / 1000),
    status: 'completed',
    error: null,
    incomplete_details: null,
    model,
    output: [{ type: 'message', id: 'msg_vitrin', status: 'completed', role: 'assistant', content: [part] }],
    usage: {
      input_tokens: inputs,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: outputs,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: inputs + outputs,
    },
  };
}

export function errorReply(message: string, type: string, code: string | null) {
  return { error: { message, type, param: null, code } };
}
