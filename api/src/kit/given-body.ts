import type { Resource } from '@enlace/shared-contract';
import type { FastifyRequest } from 'fastify';

import type { Row } from './table-repository';

/**
 * The body of a write before it is parsed. `title` is a field of the seo data (section 2 of docs/SPECIFICATION.md). Of a
 * record that has no title of its own, e.g. a chapter, it is stored as `seo_title`.
 */
export function givenBody(resource: Resource, { body: sentBody }: Pick<FastifyRequest, 'body'>): Row {
  const body: Row = typeof sentBody === 'object' && sentBody !== null ? { ...sentBody } : {};
  if (!resource.hasSeo || 'title' in resource.write.shape || !('title' in body)) return body;
  const { title, ...others } = body;
  return { seo_title: title, ...others };
}
