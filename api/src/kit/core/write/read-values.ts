import type { Resource } from '@enlace/shared-contract/resources';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/v4/core';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { pictureOf } from '../../../infrastructure/files/media.repository';
import { storeUpload } from '../../../infrastructure/files/store-upload';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { UploadedFile } from '../../../infrastructure/http/uploaded-file';
import { keepFiles } from './files';
import { parseWith } from '../http/parse';
import type { ResourceOptions } from '../table/resource-options';
import { rowOf } from '../table/row-of';
import type { Row } from '../table/repository';

const seoImages = 'openGraph_images';
const waiting = 'upload:';

/** Whether a body contains files that must be stored before the transaction begins. */
export function bringsFiles(resource: Resource, { files = {} }: ResourceOptions, body: unknown): boolean {
  const sentBody = rowOf(body);
  const names = Object.entries(files).map(([field, kind]) => (kind === 'gallery' ? `attach_${field}` : field));
  return names.some((name) => name in sentBody) || (resource.hasSeo && uploadsOf(sentBody[seoImages]).length > 0);
}

/**
 * The parsed values of a body after its files were stored: file fields in the form of their columns, uploads in the
 * seo images as pictures. Nothing is stored when another field is wrong.
 */
export async function readValues(
  deps: ApiDeps,
  resource: Resource,
  options: ResourceOptions,
  schema: z.$ZodType,
  request: FastifyRequest,
): Promise<Row> {
  const locale = readerLocaleOf(request.headers);
  const body = givenBody(resource, request);
  const uploads = resource.hasSeo ? uploadsOf(rowOf(body)[seoImages]) : [];
  const values = rowOf(parseWith(schema, uploads.length === 0 ? body : inWaiting(rowOf(body)), locale));
  const storedFiles = await keepFiles(deps, options.files ?? {}, values, {
    viewer: request.viewer,
    locale,
    isPersonal: options.isPersonal,
  });
  if (uploads.length === 0) return { ...values, ...storedFiles };
  const createdBy = request.viewer?.id ?? null;
  const pictures: Row[] = [];
  for (const upload of uploads) {
    const medium = await storeUpload(deps, upload, { kind: 'image', field: seoImages, locale, createdBy });
    const { url, alt, width, height } = pictureOf(medium);
    pictures.push({ url, alt, width, height });
  }
  return {
    ...values,
    ...storedFiles,
    [seoImages]: listOf(values[seoImages]).flatMap((image) => resolveUpload(image, pictures)),
  };
}

/** Replaces each upload among the seo images by a temporary address with its number. */
function inWaiting(body: Row): Row {
  let count = 0;
  const images = listOf(body[seoImages]).map((image) =>
    image instanceof UploadedFile ? `${waiting}${count++}` : image,
  );
  return { ...body, [seoImages]: images };
}

function resolveUpload(image: unknown, pictures: readonly Row[]): unknown[] {
  const url = String(rowOf(image)['url'] ?? '');
  return url.startsWith(waiting) ? pictures.slice(Number(url.slice(waiting.length))).slice(0, 1) : [image];
}

function uploadsOf(value: unknown): UploadedFile[] {
  return listOf(value).filter((entry) => entry instanceof UploadedFile);
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

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
