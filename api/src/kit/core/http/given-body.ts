import type { Resource } from '@enlace/shared-contract/resources';
import type { FastifyRequest } from 'fastify';

/**
 * The body of a write before it is parsed. `title` is a field of the seo data (section 2 of docs/SPECIFICATION.md). Of a
 * record that has no title of its own, e.g. a chapter, it is stored as `seo_title`. A body that is no object stays as it
 * is, so that its schema refuses it.
 */
export function givenBody(resource: Resource, { body = {} }: Pick<FastifyRequest, 'body'>): unknown {
  const isTitleOfSeo = resource.hasSeo && !('title' in resource.write.shape);
  if (!isTitleOfSeo || typeof body !== 'object' || body === null || !('title' in body)) return body ?? {};
  const { title, ...others } = body;
  return { seo_title: title, ...others };
}
