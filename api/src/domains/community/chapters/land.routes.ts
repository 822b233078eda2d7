import type { FastifyInstance } from 'fastify';

import { asPicture } from '../../../infrastructure/http/as-picture';
import { land } from './land';

const week = 'public, max-age=604800';

/** The land of the map of chapters. It has no colour of its own; a page sets the colour. */
const landDocument = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3600 1800"><path id="land" d="${land}"/></svg>`;

/** Mounts the picture of the land under the map of chapters. */
export function mountLand(app: FastifyInstance): void {
  for (const prefix of ['/api', '/back/api'])
    app.get(`${prefix}/v2/art/land.svg`, async (_request, reply) => asPicture(reply, week).send(landDocument));
}
