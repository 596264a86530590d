/** An app as Shopify knows it: by its id, with a secret that signs everything between the two. */
export type AppCredentials = { clientId: string; clientSecret: string };

/** The public app, with the address it is installed from and sends people back to. */
export type ShopifyApp = AppCredentials & { url: string };

export const PUBLIC_APP: ShopifyApp = {
  url: 'http://localhost:3000',
  clientId: '0b1c2d3e4f5061728394a5b6c7d8e9f0',
  clientSecret: 'shpss_0123456789abcdef0123456789abcdef',
};

/** An app that the merchant made for the own organisation; every direct token is one of its tokens. */
export const MERCHANT_APP: AppCredentials = {
  clientId: 'f0e9d8c7b6a5948372615f4e3d2c1b0a',
  clientSecret: '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',
};

/** What a request may do: the app it comes from and the scopes of its token. */
export type Access = { clientId: string; scopes: ReadonlySet<string> };

/** May read what it may write. */
export function withImpliedScopes(granted: Iterable<string>): Set<string> {
  const scopes = new Set(granted);
  for (const scope of [...scopes]) scopes.add(scope.replace(/^write_/, 'read_'));
  return scopes;
}

/** Writing goes with reading: a shop that refuses to be read is not written to either. */
export function isRefused({ refusedScopes }: { refusedScopes: ReadonlySet<string> }, scope: string): boolean {
  return refusedScopes.has(scope) || refusedScopes.has(scope.replace(/^write_/, 'read_'));
}
