import { backgroundJobCalls, deadJobsQuerySchema } from '@enlace/shared-contract/admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import { registrationCalls, registrationSchema } from '@enlace/shared-contract/forms';
import { privacyCalls, privacyChangeSchema } from '@enlace/shared-contract/identity';
import { bySlugSchema, enrolmentCalls, learningCalls, ofCourseSchema } from '@enlace/shared-contract/learning';
import { mediaCalls, uploadBodySchema } from '@enlace/shared-contract/media';
import { cardLinkCalls, updateCardSchema } from '@enlace/shared-contract/memberships';
import {
  couponQuerySchema,
  packageCalls,
  roleQuerySchema,
  versioningCalls,
  versioningQuerySchema,
} from '@enlace/shared-contract/packages';
import type * as z from 'zod/mini';

import { contractValues } from './contract-values';

/** A call that belongs to no resource. */
export interface TableCall {
  /** The contract's table with this call, e.g. `package` for `packageCalls`. */
  readonly table: string;
  readonly name: string;
  readonly call: WireCall;
  /** Schema of the body, or of the query of a reading call; null when the contract has none. */
  readonly schema: z.ZodMiniType | null;
}

/** Schemas whose names differ from `<name of the call>Schema`. */
const others: Readonly<Record<string, z.ZodMiniType>> = {
  [privacyCalls.update.path]: privacyChangeSchema,
  [learningCalls.getCourseBySlug.path]: bySlugSchema,
  [learningCalls.getLessonBySlug.path]: bySlugSchema,
  [enrolmentCalls.getMyCourses.path]: ofCourseSchema,
  [enrolmentCalls.getUserLessons.path]: ofCourseSchema,
  [packageCalls.getFeatures.path]: roleQuerySchema,
  [packageCalls.listPackages.path]: roleQuerySchema,
  [packageCalls.getRolePackages.path]: roleQuerySchema,
  [packageCalls.listAllPackages.path]: couponQuerySchema,
  [mediaCalls.upload.path]: uploadBodySchema,
  [cardLinkCalls.useLinkedCard.path]: updateCardSchema,
  [versioningCalls.getVersionings.path]: versioningQuerySchema,
  [backgroundJobCalls.getDeadJobs.path]: deadJobsQuerySchema,
  ...Object.fromEntries(Object.values(registrationCalls).map(({ path }) => [path, registrationSchema])),
};

/** Every call of the contract's tables (`packageCalls`, `formCalls` …), recognised by the names of the tables. */
export function tableCalls(): TableCall[] {
  return Object.entries(contractValues).flatMap(([table, calls]) => {
    if (!table.endsWith('Calls') || typeof calls !== 'object') return [];
    return Object.entries<unknown>({ ...calls }).flatMap(([name, call]) => {
      if (!isCall(call)) return [];
      const schema = others[call.path] ?? contractValues[`${name}Schema`];
      return [{ table: table.slice(0, -'Calls'.length), name, call, schema: isSchema(schema) ? schema : null }];
    });
  });
}

export function isCall(value: unknown): value is WireCall {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    'body' in value &&
    'access' in value
  );
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
