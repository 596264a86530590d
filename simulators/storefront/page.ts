import { readFile } from 'node:fs/promises';
import { escaped } from './escaped.ts';
import { framedPage } from './frame.ts';
import type { StorefrontTheme } from './theme.ts';
import { wordsIn } from './words.ts';

type Addresses = {
  address: string;
  logoUrl: string;
  /** Left out: the button leads nowhere. */
  productsUrl?: string;
};

/** The home page of a shop, with what real themes say of it: the logo stands in schema.org's data, too. */
export function storefrontPage(
  { title, description }: { title: string; description: string },
  theme: StorefrontTheme,
  { address, logoUrl, productsUrl }: Addresses,
): string {
  const organization = {
    '@context': 'http://schema.org',
    '@type': 'Organization',
    name: title,
    logo: logoUrl,
    url: address,
  };
  const { shopNow } = wordsIn(theme.language);
  const button = productsUrl
    ? `<a href="${escaped(productsUrl)}" class="button">${shopNow}</a>`
    : `<button type="button" class="button">${shopNow}</button>`;
  return framedPage(
    { title, look: theme, homeUrl: address, logoUrl },
    {
      title,
      address,
      head: `<meta name="description" content="${escaped(description)}">
<meta property="og:type" content="website">
<script type="application/ld+json">${JSON.stringify(organization).replaceAll('<', '\\u003c')}</script>
`,
      main: `<h1>${escaped(title)}</h1><p>${escaped(description)}</p>${button}`,
    },
  );
}

/** What a shop answers with whose owner has not opened it to the public. */
export function passwordPage(title: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body class="password"><h1>Opening soon</h1>
<form method="post" action="/password" id="login_form" class="storefront-password-form">
<input type="hidden" name="form_type" value="storefront_password"><input type="password" name="password"><button>Enter</button>
</form></body></html>`;
}

export function readLogo({ logo }: StorefrontTheme): Promise<Buffer> {
  return readFile(new URL(`logos/${logo}`, import.meta.url));
}
