/** What a shop shows everybody. */
const PUBLIC = new Set(['products', 'collections', 'pages', 'blogs', 'policies', 'search']);
const LOCALE = /^[a-z]{2}(-[a-z]{2})?$/;

/**
 * The path of a page that is for everybody; of any other only where it begins, since the address of an account, an order
 * or a checkout names one person.
 */
export function publicPath(path: string): string {
  const [bare = ''] = path.trim().split(/[?#]/, 1);
  const segments = bare.split('/').filter((segment) => segment !== '');
  const locale = LOCALE.test(segments[0] ?? '') ? 1 : 0;
  const kind = segments[locale];
  if (kind === undefined || segments.length === locale + 1 || PUBLIC.has(kind.toLowerCase()))
    return `/${segments.join('/')}`;
  return `/${segments.slice(0, locale + 1).join('/')}/…`;
}
