import { LANGUAGES } from '#shared/core/languages.ts';
import { paths } from '#shared/core/paths.ts';
import { escapeHtml } from './ready-pages.ts';

/** What search engines may show; by the names under which the build makes these pages ready. */
export const indexedPages = {
  landing: paths.home,
  features: paths.features,
  privacyPolicy: paths.privacyPolicy,
  termsOfService: paths.termsOfService,
};

/** Every page in each language, named with its other languages. */
export function siteMapOf(publicUrl: string): string {
  const entries = Object.values(indexedPages).flatMap((path) => {
    const address = escapeHtml(publicUrl + path);
    const addresses = LANGUAGES.map((language) => ({
      language,
      href: language === 'en' ? address : `${address}?lang=${language}`,
    }));
    const links = [...addresses, { language: 'x-default', href: address }].map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** The sign-in page may be fetched: it says itself that it is not to be shown. */
export function robotsOf(publicUrl: string): string {
  const open: string[] = [...Object.values(indexedPages), paths.auth];
  const closed = Object.values(paths).filter((path) => !open.includes(path));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
