import type { FastifyInstance } from 'fastify';
import { pageLanguageOf } from '#server/core/http/page-language.ts';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import type { StorefrontOf } from '#server/platforms/storefronts.ts';
import { sendNotHere, sendOneMoment } from '#server/publishing/public-page/notices.ts';
import type { ClickCounter } from './click-counter.ts';
import type { ShortLinks } from './short-links.ts';
import { visitOf } from './visit.ts';
import { visitedAddress } from './visited-address.ts';

interface Followed {
  links: ShortLinks;
  clicks: Pick<ClickCounter, 'count' | 'save'>;
  storefrontOf: StorefrontOf;
  publicUrl: string;
}

/** Leads on first, and counts afterwards. */
export function shortLinkRoutes(app: FastifyInstance, { links, clicks, storefrontOf, publicUrl }: Followed) {
  const { host } = new URL(publicUrl);
  // When nobody is led on any more.
  app.addHook('onClose', () => clicks.save());
  app.get<{ Params: { code: string }; Querystring: { variant?: string } }>(
    '/l/:code',
    async (request, reply) => {
      const language = pageLanguageOf(request, readerLanguage);
      try {
        const target = await links.find(request.params.code);
        const { variant = null } = request.query;
        const address = target && visitedAddress(target, { variantId: variant }, storefrontOf);
        if (!address) return sendNotHere(reply, language);
        clicks.count(target, visitOf(request, host));
        // Not for good: the product's address may change, and every click is to be counted.
        return reply.header('cache-control', 'no-store').redirect(address, 302);
      } catch (error) {
        return sendOneMoment(reply, language, error);
      }
    },
  );
}
