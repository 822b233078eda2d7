import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyRequest } from 'fastify';

import type { Picture } from '../../infrastructure/db/column-types';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { UploadedFile } from '../../infrastructure/http/uploaded-file';
import { type WriteContext, writeContextOf } from '../../kit/core/write/write-context';
import { createFingerprints } from './guard/fingerprints';
import { createProofOfWork } from './guard/proof-of-work';
import type { Guard } from './guard/assess-entry';

/** Stores the picture of a form. Throws VALIDATION_FAILED on the field when the file is no picture. */
export type KeepPicture = (
  file: UploadedFile,
  about: { readonly field: string; readonly alt: string; readonly locale: Locale },
) => Promise<Picture>;

/** Everything that forms and registrations need. */
export interface FormsContext {
  readonly deps: ApiDeps;
  readonly guard: Guard;
  readonly keepPicture: KeepPicture;
}

/** The write of a public form. */
export interface FormWriting extends WriteContext, FormsContext {
  readonly ip: string;
}

export function formWritingOf(request: FastifyRequest, forms: FormsContext): FormWriting {
  return { ...writeContextOf(request, forms.deps), ...forms, ip: request.ip };
}

export function createGuard(tokenSecret: string): Guard {
  return { proofs: createProofOfWork(tokenSecret), fingerprints: createFingerprints(tokenSecret) };
}

/** The last file of a field; null when there is none. */
export function fileOf(body: unknown, field: string): UploadedFile | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : null;
  const file: unknown = Array.isArray(value) ? value.at(-1) : value;
  return file instanceof UploadedFile && file.size > 0 ? file : null;
}
