import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { issueSentence } from '#shared/core/issue-sentence.ts';
import { type Sentence, type Text, text } from '#shared/core/sentence.ts';
import { ApiError, reasonOf, sentenceOf } from '#web/core/api/api-error.ts';

export type FieldErrors<Values> = Partial<Record<keyof Values, Sentence>>;

interface FormOptions<Values, Accepted> {
  schema: z.core.$ZodType<Accepted>;
  initial: Values;
  submit: (accepted: Accepted) => Promise<void>;
  /** What to say when the server gives no reason. */
  failed: Text;
}

/** Checks on the first submit, then while typing; the first message of each field counts. */
export function useForm<Values extends object, Accepted>({
  schema,
  initial,
  submit,
  failed,
}: FormOptions<Values, Accepted>) {
  const [values, setValues] = useState(initial);
  const [checking, setChecking] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Sentence | null>(null);

  function change(changed: Partial<Values>) {
    setValues((before) => ({ ...before, ...changed }));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = z.safeParse(schema, values);
    flushSync(() => {
      setChecking(true);
      setFailure(null);
      setPending(checked.success);
    });
    if (!checked.success) {
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    try {
      await submit(checked.data);
    } catch (error) {
      setFailure(serverReason(error) || reasonOf(error, failed));
    } finally {
      setPending(false);
    }
  }

  const errors: FieldErrors<Values> = checking ? fieldErrors(schema, values) : {};
  return { values, change, errors, pending, failure, onSubmit };
}

export function fieldErrors<Values>(schema: z.core.$ZodType, values: Values): FieldErrors<Values> {
  const checked = z.safeParse(schema, values);
  const errors: FieldErrors<Values> = {};
  for (const issue of checked.error?.issues ?? []) {
    const field = issue.path[0] as keyof Values;
    errors[field] ??= issueSentence(issue);
  }
  return errors;
}

/** A sentence in the error field is meant to be shown; a code such as `too_many_requests` has its sentence next to it. */
function serverReason(failure: unknown): Sentence | null {
  if (!(failure instanceof ApiError)) return null;
  if (!failure.problem) return text(failure.statusText);
  const { error } = failure.problem;
  return /^[a-z_]+$/.test(error) ? sentenceOf(failure.problem) : text(error);
}

/** The address typed on the page before, or that of the invitation that led here. */
export function emailKnown(): string {
  const { email } = (window.history.state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
