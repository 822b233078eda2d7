import type { Resource } from '@enlace/shared-contract/resources';
import type { Call, ListQueryOf, Query, ReadAhead, ResourceHandle, ScreenContext } from '@enlace/shared-data';

/**
 * A read of a page: the call of a slice with its input, and the address of the request. It is plain data, so that it
 * can be sent before the code of slice and contract is there.
 */
export interface PageRead extends ReadAhead {
  /** Path of the slice. */
  readonly slice: string;
  /** Name of its call. */
  readonly call: string;
  readonly input: unknown;
}

/** All that a page reads. Its screen loads it, and the shell sends it ahead of the screen's code. */
export type PageReads = (context: ScreenContext) => readonly PageRead[];

/** A slice with calls that a screen loads. */
type ReadableSlice =
  | Pick<ResourceHandle, 'path' | 'list' | 'record'>
  | { readonly path: string; readonly calls: Readonly<Record<string, Pick<Call<never, unknown>, 'query'>>> };

/** The read of a list of `resource`, the name of `R`. `path` is the address of its call where it is not the usual one. */
export function listRead<R extends Resource>(
  resource: R['name'],
  input: ListQueryOf<R>,
  path = `/api/${resource}/list`,
): PageRead {
  const { fields, ...query } = input;
  return { slice: `public/${resource}`, call: 'list', input, path, query: { ...query, fields: fields?.join() } };
}

/**
 * The queries of reads.
 * @param slices the slices of the reads
 * @throws when a read names another slice or an unknown call
 */
export function queriesOf(reads: readonly PageRead[], slices: readonly ReadableSlice[]): readonly Query[] {
  return reads.map((read) => queryOf(read, slices));
}

/** The `load` of a screen, made from the reads of its page; `slices` are those of the reads. */
export function loadOf(reads: PageReads, slices: readonly ReadableSlice[]) {
  return (context: ScreenContext): readonly Query[] => queriesOf(reads(context), slices);
}

function queryOf({ slice: path, call, input }: PageRead, slices: readonly ReadableSlice[]): Query {
  const slice = slices.find((one) => one.path === path);
  const makeQuery = slice === undefined ? undefined : findCall(slice, call);
  if (makeQuery === undefined) throw new Error(`no call ${call} of ${path}`);
  // The read was made for this call, so its input has the call's type.
  return makeQuery(input as never);
}

function findCall(slice: ReadableSlice, name: string): ((input: never) => Query) | undefined {
  if ('calls' in slice) return slice.calls[name]?.query;
  return name === 'list' ? slice.list : slice.record;
}
