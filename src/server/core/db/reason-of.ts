/** drizzle wraps the driver's error, and Node.js wraps one per address that it tried. */
export function reasonOf(error: unknown): string {
  const { cause, errors, message, code } = error as {
    cause?: unknown;
    errors?: unknown[];
    message?: string;
    code?: string;
  };
  if (cause) return reasonOf(cause);
  if (errors?.[0]) return reasonOf(errors[0]);
  return message || code || String(error);
}
