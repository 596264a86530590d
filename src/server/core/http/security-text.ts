import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '#shared/core/time.ts';
import { httpProblems } from './problem.ts';

interface Options {
  /** An e-mail address or an https page where weaknesses can be reported; unset, there is no such file. */
  contact: string | undefined;
  publicUrl: string;
  now: () => Date;
}

const GOOD_FOR_DAYS = 180;

/** The contact for reports of a weakness, as RFC 9116 defines it. */
export function securityTextRoute(app: FastifyInstance, { contact, publicUrl, now }: Options) {
  app.get('/.well-known/security.txt', (_request, reply) => {
    if (!contact) throw httpProblems.notFound();
    const expires = new Date(now().getTime() + GOOD_FOR_DAYS * DAY_MS);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
