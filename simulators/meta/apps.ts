import { GraphRefusal } from './graph-errors.ts';

/** Of the app this product would register at Meta; Instagram Login and Threads have an id and a secret of their own. */
export const FACEBOOK_APP = { id: '900000000000001', secret: 'vitrin-demo-facebook-secret-0123456789' };
export const INSTAGRAM_APP = { id: '900000000000002', secret: 'vitrin-demo-instagram-secret-0123456789' };
export const THREADS_APP = { id: '900000000000003', secret: 'vitrin-demo-threads-secret-0123456789' };

export type MetaApp = { id: string; secret: string };

/** @throws GraphRefusal as Meta words it, where an app's id or its secret is another. */
export function checkApp(app: MetaApp, { client_id, client_secret }: Record<string, string>): void {
  if (client_id !== app.id)
    throw new GraphRefusal({
      message: 'Error validating application. Cannot get application info due to a system error.',
      code: 101,
    });
  if (client_secret !== app.secret)
    throw new GraphRefusal({ message: 'Error validating client secret.', code: 1 });
}
