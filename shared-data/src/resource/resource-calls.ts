import type { WireCall } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import { abilitiesSchema, listMetaSchema } from '@enlace/shared-contract/lists';
import type { Resource } from '@enlace/shared-contract/resources';
import { put, type UnknownAction } from '@enlace/shared-platform';
import * as z from 'zod/mini';

import { defineCall, type CallSpec, type CallRequest } from '../call/call-spec';
import { subjectOf, type Subject } from '../call/subject';
import type { HttpAnswer, HttpRequest } from '../http-port';
import { queryKey } from '../query-key';
import type { ListAnswer } from './resource-state';

/** Identifies a record. `lang` restricts its texts to that language. */
export type RecordWhich = ({ readonly id: number } | { readonly slug: string }) & {
  readonly lang?: string;
  /** Token of a preview: the record by its slug, with the values of its draft. */
  readonly preview?: string;
};

export type WriteOperation = 'add' | 'edit' | 'remove' | 'hardRemove';

export interface WriteInput {
  readonly operation: WriteOperation;
  readonly id?: number;
  /** The body, as the call takes it. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The `versionTag` of the record that the write is based on; without it the last write wins. */
  readonly ifMatch?: string;
  /** The screen shows the change itself (`changeRow`), so its lists are not read again. */
  readonly isShown?: boolean;
}

export interface ResourceCallOptions {
  readonly client: HttpRequest['client'];
  /** The action to dispatch when a record does not exist, also on the server, e.g. the search for similar names. */
  readonly whenMissing?: (which: RecordWhich) => UnknownAction | null;
}

interface ListInput extends Readonly<Record<string, unknown>> {
  /** Names of the fields of the rows; all without it. */
  readonly fields?: readonly string[];
}

/** List, record and writes of a resource as declared calls. */
export function resourceCalls(contract: Resource, { client, whenMissing }: ResourceCallOptions) {
  const relatedSubjects = [
    ...contract.relations.map((relation) => subjectOf(relation.target)),
    ...contract.children.map((child) => subjectOf(child.resource)),
  ];
  const list = defineCall<ListInput, ListAnswer>({
    client,
    request: ({ fields, ...query }) => ({
      call: contract.wire.list,
      query: { ...query, fields: fields?.join() },
    }),
    read: (answer, { fields }) => readList(contract, answer, fields),
    keyOf: queryKey,
    shows: () => [subjectOf(contract.name), ...relatedSubjects],
  });
  const record: CallSpec<RecordWhich, unknown> = {
    mode: 'latest',
    client,
    *perform(which, send) {
      try {
        return readRecord(contract, yield* send(recordRequest(contract, which, client)));
      } catch (error) {
        const action = isMissing(error) ? (whenMissing?.(which) ?? null) : null;
        if (action !== null) yield put(action);
        throw error;
      }
    },
    keyOf: (which) => queryKey({ ...which }),
    shows: (which) => [subjectOf(contract.name, 'id' in which ? which.id : undefined), ...relatedSubjects],
  };
  const write: CallSpec<WriteInput, HttpAnswer> = {
    mode: 'first',
    client: 'authenticated',
    *perform(input, send) {
      return yield* send(writeRequest(contract, input));
    },
    changes: (input) => changesOf(contract, input),
  };
  return { list, record, write };
}

function recordRequest(contract: Resource, which: RecordWhich, client: HttpRequest['client']) {
  const { lang, preview } = which;
  const query = { lang, preview };
  if ('id' in which) {
    const isForForm = client === 'authenticated';
    return { call: contract.wire.get, params: { id: which.id }, query, ...(isForForm ? { isForForm } : {}) };
  }
  const call: WireCall = { ...contract.wire.get, path: `/api/v2/${contract.name}/by-slug/{id}` };
  return { call, params: { id: which.slug }, query };
}

function writeRequest(contract: Resource, input: WriteInput): CallRequest {
  const { operation, id, values, ifMatch } = input;
  const call: WireCall | undefined = contract.wire[operation];
  if (call === undefined) throw new AppError('METHOD_NOT_ALLOWED', { message: `${contract.name} has no ${operation}` });
  return {
    call,
    ...(id === undefined ? {} : { params: { id } }),
    ...(values ? { body: values, isForForm: true } : {}),
    ...(ifMatch === undefined ? {} : { ifMatch }),
  };
}

function changesOf(contract: Resource, { operation, id, isShown = false }: WriteInput): readonly Subject[] {
  if (isShown) return [];
  return [subjectOf(contract.name, operation === 'edit' ? id : undefined)];
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'NOT_FOUND';
}

const listBody = z.object({
  data: z.array(z.unknown()),
  meta: z.optional(z.extend(z.partial(listMetaSchema), { abilities: z.optional(abilitiesSchema) })),
});

/** A row that breaks the contract fails the whole list: a screen must not show incomplete data. */
function readList(contract: Resource, answer: HttpAnswer, fields?: readonly string[]): ListAnswer {
  const body = listBody.safeParse(answer.body);
  const { listEntity } = contract;
  // `pick` of Zod is not in the shell.
  const row = fields ? z.object(Object.fromEntries(fields.map((name) => [name, listEntity.shape[name]]))) : listEntity;
  const rows = z.array(row).safeParse(body.data?.data);
  if (!body.success || !rows.success) throw badAnswer(contract, rows.error ?? body.error);
  const meta = listMetaSchema.safeParse(body.data.meta);
  return { rows: rows.data, meta: meta.success ? meta.data : null, abilities: body.data.meta?.abilities ?? null };
}

function readRecord(contract: Resource, answer: HttpAnswer): unknown {
  const body = z.object({ data: contract.entity }).safeParse(answer.body);
  if (!body.success) throw badAnswer(contract, body.error);
  return body.data.data;
}

function badAnswer(contract: Resource, error: z.core.$ZodError | undefined): AppError {
  const places = error?.issues.slice(0, 3).map((issue) => `${issue.path.join('.')} ${issue.code}`) ?? [];
  return new AppError('BAD_ANSWER', { message: contract.name, details: places });
}
