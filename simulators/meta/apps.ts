/** Of the app this product would register at Meta; Instagram Login has an id and a secret of its own. */
export const FACEBOOK_APP = { id: '900000000000001', secret: 'vitrin-demo-facebook-secret-0123456789' };
export const INSTAGRAM_APP = { id: '900000000000002', secret: 'vitrin-demo-instagram-secret-0123456789' };

export type MetaApp = { id: string; secret: string };

/** Compared as addresses: http://localhost:3000.elsewhere.example begins with the text of http://localhost:3000. */
export function belongsToApp(address: string, appUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const given = new URL(address);
  const app = new URL(appUrl);
  return given.origin === app.origin && given.pathname.startsWith(app.pathname);
}
