import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sendCompressed } from '../assets/send-compressed';
import type { GatewayEnv } from '../env';

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const securityDays = 180;

/** Serves the web app manifest and security.txt. */
export async function siteFiles(app: FastifyInstance, { env }: { readonly env: GatewayEnv }): Promise<void> {
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, text: string): Promise<FastifyReply> => {
    void reply.header('cache-control', 'public, max-age=86400').header('vary', 'Accept-Encoding');
    return sendCompressed(request, reply, type, text);
  };

  app.get('/manifest.webmanifest', async (request, reply) => {
    const manifest = {
      id: '/',
      name: env.productName,
      short_name: env.productName.slice(0, 12),
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      icons: [
        { src: '/static/apple-touch-icon.png', sizes: '512x512', type: 'image/png' },
        { src: '/static/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    };
    return send(request, reply, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest));
  });

  // Managers of passwords send a person here to change one.
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/my/account', 302));

  app.get('/.well-known/security.txt', async (request, reply) => {
    const expires = new Date(Math.floor(Date.now() / dayMs + securityDays) * dayMs).toISOString();
    const lines = [
      `Contact: ${env.publicUrl}/contact`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, es, pt',
      `Canonical: ${env.publicUrl}/.well-known/security.txt`,
      '',
    ];
    return send(request, reply, 'text/plain; charset=utf-8', lines.join('\n'));
  });
}
