import { readFile } from 'node:fs/promises';
import type { StorefrontTheme } from './theme.ts';

/*
 * The home page of a shop, with what real themes write into it: custom properties of the theme's settings in a style,
 * `theme-color`, the logo in the header and in schema.org's data. Modelled on Shopify's reference theme, Dawn
 * (https://github.com/Shopify/dawn, layout/theme.liquid and sections/header.liquid).
 */
export function storefrontPage(
  { title, description }: { title: string; description: string },
  { language, themeColor, button, accent, ink, headingFont, bodyFont }: StorefrontTheme,
  { address, logoUrl }: { address: string; logoUrl: string },
): string {
  const name = escaped(title);
  const organization = {
    '@context': 'http://schema.org',
    '@type': 'Organization',
    name: title,
    logo: logoUrl,
    url: address,
  };
  return `<!doctype html>
<html class="no-js" lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="theme-color" content="${themeColor}">
<link rel="canonical" href="${escaped(address)}">
<title>${name}</title>
<meta name="description" content="${escaped(description)}">
<meta property="og:site_name" content="${name}">
<meta property="og:type" content="website">
<style data-shopify>
:root, .color-scheme-1 {
  --color-background: 255,255,255;
  --color-foreground: ${ink};
  --color-button: ${button};
  --color-button-text: 255,255,255;
  --color-accent: ${accent};
  --font-body-family: ${bodyFont};
  --font-body-weight: 400;
  --font-heading-family: ${headingFont};
  --font-heading-scale: 1.1;
}
body { margin: 0; color: rgb(var(--color-foreground)); background: rgb(var(--color-background)); font-family: var(--font-body-family); }
h1, h2, .h1 { font-family: var(--font-heading-family); }
header { padding: 24px; border-bottom: 4px solid rgb(var(--color-accent)); }
.header__heading-logo { height: 64px; width: auto; }
main { max-width: 60rem; margin: 0 auto; padding: 48px 24px; }
.button { padding: 14px 28px; border: 0; color: rgb(var(--color-button-text)); background-color: rgb(var(--color-button)); font: inherit; }
</style>
<script type="application/ld+json">${JSON.stringify(organization).replaceAll('<', '\\u003c')}</script>
</head>
<body>
<header class="header"><a href="${escaped(address)}" class="header__heading-link"><img src="${escaped(logoUrl)}" alt="${name}" class="header__heading-logo"></a></header>
<main><h1>${name}</h1><p>${escaped(description)}</p><button type="button" class="button">${language === 'tr' ? 'Alışverişe başla' : 'Shop now'}</button></main>
</body>
</html>`;
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

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
