import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** What is known of a visitor who follows a link. */
export interface Visit {
  /** A preview, a crawler, or a page that was fetched ahead: nobody has looked. */
  byProgram: boolean;
  /** ISO 3166, as a proxy says it; empty where none does. */
  country: string;
  /** The host of the page with the link; empty where the browser does not say. */
  referrer: string;
  /** Distinguishes visitors for a day, and is saved nowhere. */
  person: string;
}

/** Cloudflare, CloudFront, Vercel, and what others are commonly set up to send. */
const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-country-code',
] as const;
/** Cloudflare's for «not known» and for Tor. */
const NO_COUNTRY = new Set(['XX', 'T1']);
const LONGEST_HOST = 100;

export function visitOf(request: FastifyRequest, ownHost: string): Visit {
  const { headers, ip, method } = request;
  const agent = headers['user-agent'] ?? '';
  return {
    byProgram: method === 'HEAD' || agent === '' || isAhead(headers) || isbot(agent),
    country: countryOf(headers),
    referrer: referrerOf(headers.referer, ownHost),
    person: `${ip} ${agent}`,
  };
}

/** https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Purpose, and the names it had before. */
function isAhead(headers: FastifyRequest['headers']): boolean {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? '')),
  );
}

function countryOf(headers: FastifyRequest['headers']): string {
  for (const name of COUNTRY_HEADERS) {
    const said = headers[name];
    if (typeof said === 'string' && /^[A-Z]{2}$/.test(said) && !NO_COUNTRY.has(said)) return said;
  }
  return '';
}

function referrerOf(referrer: string | undefined, ownHost: string): string {
  const host = URL.parse(referrer ?? '')?.host.replace(/^www\./, '') ?? '';
  return host === ownHost || host.length > LONGEST_HOST ? '' : host;
}
