import { LANGUAGES, type Language, LOCALES } from '#shared/core/languages.ts';
import type { ReadyHtml } from '#web/ready-html.tsx';

/** Filled in by the server, which knows its address. */
const SITE = '%PUBLIC_URL%';
/** English is for readers everywhere; crawlers know it by its usual region. */
const localeOf = (language: Language) => (language === 'en' ? 'en_US' : LOCALES[language].replace('-', '_'));

/** What search engines and apps that show a link read of a page. */
export function headOf({ name, path, language, title, description }: ReadyHtml): string {
  const addressIn = (reader: Language) => (reader === 'en' ? SITE + path : `${SITE + path}?lang=${reader}`);
  const picture = `${SITE}/share-${language}.jpg`;
  return [
    `<title>${inHtml(title)}</title>`,
    meta('description', description),
    `<link rel="canonical" href="${addressIn(language)}">`,
    ...LANGUAGES.map((each) => alternate(each, addressIn(each))),
    // English unless the browser asks for another.
    alternate('x-default', addressIn('en')),
    property('og:type', 'website'),
    property('og:site_name', 'Vitrin'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', addressIn(language)),
    property('og:locale', localeOf(language)),
    ...LANGUAGES.filter((each) => each !== language).map((each) =>
      property('og:locale:alternate', localeOf(each)),
    ),
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
