import type { ReadyHtml } from '#web/ready-html.tsx';

/** Filled in by the server, which knows its address. */
const SITE = '%PUBLIC_URL%';
const LOCALES = { en: 'en_US', tr: 'tr_TR' };

/** What search engines and apps that show a link read of a page. */
export function headOf({ name, path, language, title, description }: ReadyHtml): string {
  const addresses = { en: SITE + path, tr: `${SITE + path}?lang=tr` };
  const picture = `${SITE}/share-${language}.jpg`;
  const other = language === 'en' ? 'tr' : 'en';
  return [
    `<title>${inHtml(title)}</title>`,
    meta('description', description),
    `<link rel="canonical" href="${addresses[language]}">`,
    alternate('en', addresses.en),
    alternate('tr', addresses.tr),
    // English unless the browser asks for Turkish.
    alternate('x-default', addresses.en),
    property('og:type', 'website'),
    property('og:site_name', 'Vitrin'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', addresses[language]),
    property('og:locale', LOCALES[language]),
    property('og:locale:alternate', LOCALES[other]),
    property('og:image', picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    meta('twitter:card', 'summary_large_image'),
    ...(name === 'landing' || name === 'features' ? [structuredData(language, description)] : []),
  ].join('\n    ');
}

/** schema.org; a block of data, which no policy on scripts concerns. */
function structuredData(language: string, description: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${SITE}/#organization`,
        name: 'Vitrin',
        url: `${SITE}/`,
        logo: `${SITE}/vitrin.svg`,
      },
      {
        '@type': 'SoftwareApplication',
        name: 'Vitrin',
        url: `${SITE}/`,
        description,
        inLanguage: language,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        image: `${SITE}/share-${language}.jpg`,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        publisher: { '@id': `${SITE}/#organization` },
      },
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function meta(name: string, content: string) {
  return `<meta name="${name}" content="${inHtml(content)}">`;
}
function property(name: string, content: string) {
  return `<meta property="${name}" content="${inHtml(content)}">`;
}
function alternate(language: string, address: string) {
  return `<link rel="alternate" hreflang="${language}" href="${address}">`;
}
function inHtml(words: string) {
  return words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
