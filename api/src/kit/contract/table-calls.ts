import * as contract from '@enlace/shared-contract';
import type { WireCall } from '@enlace/shared-contract';
import type * as z from 'zod/mini';

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
  [contract.privacyCalls.update.path]: contract.privacyChangeSchema,
  [contract.learningCalls.getCourseBySlug.path]: contract.bySlugSchema,
  [contract.learningCalls.getLessonBySlug.path]: contract.bySlugSchema,
  [contract.enrolmentCalls.getMyCourses.path]: contract.ofCourseSchema,
  [contract.enrolmentCalls.getUserLessons.path]: contract.ofCourseSchema,
  [contract.packageCalls.getFeatures.path]: contract.roleQuerySchema,
  [contract.packageCalls.listPackages.path]: contract.roleQuerySchema,
  [contract.packageCalls.getRolePackages.path]: contract.roleQuerySchema,
  [contract.packageCalls.listAllPackages.path]: contract.couponQuerySchema,
  [contract.cardLinkCalls.useLinkedCard.path]: contract.updateCardSchema,
  [contract.versioningCalls.getVersionings.path]: contract.versioningQuerySchema,
  [contract.backgroundJobCalls.getDeadJobs.path]: contract.deadJobsQuerySchema,
  ...Object.fromEntries(
    Object.values(contract.registrationCalls).map(({ path }) => [path, contract.registrationSchema]),
  ),
};

/** Every call of the contract's tables (`packageCalls`, `formCalls` …), recognised by the names of the tables. */
export function tableCalls(): TableCall[] {
  const exportedValues: Readonly<Record<string, unknown>> = { ...contract };
  return Object.entries(exportedValues).flatMap(([table, calls]) => {
    if (!table.endsWith('Calls') || typeof calls !== 'object') return [];
    return Object.entries<unknown>({ ...calls }).flatMap(([name, call]) => {
      if (!isCall(call)) return [];
      const schema = others[call.path] ?? exportedValues[`${name}Schema`];
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
