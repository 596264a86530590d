/** Compared as addresses: http://localhost:3000.elsewhere.example begins with the text of http://localhost:3000. */
export function belongsToApp(address: string, appUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const given = new URL(address);
  const app = new URL(appUrl);
  return given.origin === app.origin && given.pathname.startsWith(app.pathname);
}
