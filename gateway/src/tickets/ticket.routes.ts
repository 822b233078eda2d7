import { AppError } from '@enlace/shared-contract/errors';
import { type Locale, locales } from '@enlace/shared-contract/text';
import type { FastifyInstance } from 'fastify';

import { pageManifest } from '../check-in/page-manifest';
import type { GatewayEnv } from '../env';
import { handleErrors } from '../ops/errors';
import { ticketWorker } from './ticket-worker';

export interface TicketRoutes {
  readonly env: GatewayEnv;
}

const workerPolicy = "default-src 'none'; connect-src 'self'";

const names: Readonly<Record<Locale, string>> = { en: 'Ticket', es: 'Entrada', pt: 'Ingresso' };

/** What makes the page of a ticket an app: its service worker, and a manifest that starts this ticket. */
export async function ticketRoutes(app: FastifyInstance, { env }: TicketRoutes): Promise<void> {
  handleErrors(app);
  const program = ticketWorker();
  app.get('/ticket-worker.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', workerPolicy)
      .type('text/javascript; charset=utf-8')
      .send(program),
  );

  for (const locale of [null, ...locales]) {
    const prefix = locale === null ? '' : `/${locale}`;
    app.get<{ Params: { slug: string } }>(`${prefix}/t/:slug/manifest.webmanifest`, (request, reply) => {
      const { slug } = request.params;
      if (!/^[\w-]{1,200}$/.test(slug)) throw new AppError('NOT_FOUND');
      return (
        reply
          // The address is a secret of one person.
          .header('cache-control', 'private, max-age=86400')
          .header('x-robots-tag', 'noindex')
          .type('application/manifest+json; charset=utf-8')
          .send(JSON.stringify(pageManifest(`${prefix}/t/${slug}`, names[locale ?? 'en'], env.productName)))
      );
    });
  }
}
