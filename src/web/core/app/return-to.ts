const KEY = 'vitrin-return-to';

/** The page a person asked for before signing in. It survives the way through the server and Google. */
export function rememberReturn(path: string): void {
  sessionStorage.setItem(KEY, path);
}

export function readReturn(): string | null {
  return sessionStorage.getItem(KEY);
}

export function forgetReturn(): void {
  sessionStorage.removeItem(KEY);
}
