import { escaped } from './escaped.ts';
import type { Look } from './theme.ts';

/** The shop around a page of it. */
export type ShopFrame = {
  title: string;
  look: Look;
  homeUrl: string;
  /** Null: the header has the name instead. */
  logoUrl: string | null;
};

type Framed = {
  title: string;
  /** The canonical one. */
  address: string;
  /** What else stands in the head. */
  head?: string;
  main: string;
};

/*
 * What real themes write around every page: custom properties of the theme's settings in a style, `theme-color`, the
 * logo in the header. Modelled on Shopify's reference theme, Dawn (https://github.com/Shopify/dawn,
 * layout/theme.liquid and sections/header.liquid).
 */
export function framedPage(
  { title: shopTitle, look, homeUrl, logoUrl }: ShopFrame,
  { title, address, head = '', main }: Framed,
): string {
  const { language, themeColor, button, accent, ink, headingFont, bodyFont } = look;
  const name = escaped(shopTitle);
  const brand = logoUrl
    ? `<img src="${escaped(logoUrl)}" alt="${name}" class="header__heading-logo">`
    : `<span class="h2">${name}</span>`;
  return `<!doctype html>
<html class="no-js" lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="theme-color" content="${themeColor}">
<link rel="canonical" href="${escaped(address)}">
<title>${escaped(title)}</title>
<meta property="og:site_name" content="${name}">
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
h1, h2, .h1, .h2 { font-family: var(--font-heading-family); }
header { padding: 24px; border-bottom: 4px solid rgb(var(--color-accent)); }
.header__heading-link { color: inherit; text-decoration: none; }
.header__heading-logo { height: 64px; width: auto; }
main { max-width: 60rem; margin: 0 auto; padding: 48px 24px; }
.button { display: inline-block; padding: 14px 28px; border: 0; color: rgb(var(--color-button-text)); background-color: rgb(var(--color-button)); font: inherit; text-decoration: none; cursor: pointer; }
</style>
${head}</head>
<body>
<header class="header"><a href="${escaped(homeUrl)}" class="header__heading-link">${brand}</a></header>
<main>${main}</main>
</body>
</html>`;
}
