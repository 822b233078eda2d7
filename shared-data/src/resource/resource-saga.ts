import { AppError, listMetaSchema, abilitiesSchema, type Resource, type WireCall } from '@enlace/shared-contract';
import { cancel, fork, put, take, type SagaIterator, type Task, type UnknownAction } from '@enlace/shared-platform';
import * as z from 'zod/mini';

import { toErrorView } from '../error-view';
import type { HttpAnswer, HttpRequest } from '../http-port';
import { send } from '../send';
import { shapePayload } from '../payload';
import type { ListRequest, RecordRequest, ResourceSlice, WriteRequest } from './resource-slice';

export interface ResourceSagaOptions {
  readonly contract: Resource;
  readonly slice: ResourceSlice;
  readonly client: HttpRequest['client'];
}

/** Watches a resource: list, get, add, edit, remove (five workers). Loads: the newest per key wins; writes: the first. */
export function* watchResource(options: ResourceSagaOptions): SagaIterator<void> {
  const { actions } = options.slice;
  yield fork(() => latestByKey(actions.listRequested, actions.listReleased, (asked) => loadList(options, asked)));
  yield fork(() => latestByKey(actions.recordRequested, actions.recordReleased, (asked) => loadRecord(options, asked)));
  yield fork(() => leadingByKey(actions.writeRequested, (asked) => write(options, asked)));
}

interface Matcher<P> {
  readonly type: string;
  match(action: unknown): action is { payload: P; type: string };
}
interface Keyed {
  readonly key: string;
}

/** Like takeLatest, for each key apart; a release cancels without starting anew. */
function* latestByKey<P extends Keyed>(
  asked: Matcher<P>,
  released: Matcher<Keyed>,
  worker: (payload: P) => SagaIterator<void>,
): SagaIterator<void> {
  const running = new Map<string, Task>();
  for (;;) {
    const action: UnknownAction = yield take([asked.type, released.type]);
    const key = asked.match(action) || released.match(action) ? action.payload.key : '';
    const before = running.get(key);
    if (before !== undefined) yield cancel(before);
    running.delete(key);
    if (asked.match(action)) running.set(key, yield fork(() => worker(action.payload)));
  }
}

/** Like takeLeading, for each key apart: a double submit sends once. */
function* leadingByKey<P extends Keyed>(
  asked: Matcher<P>,
  worker: (payload: P) => SagaIterator<void>,
): SagaIterator<void> {
  const running = new Map<string, Task>();
  for (;;) {
    const action: UnknownAction = yield take(asked.type);
    if (!asked.match(action) || running.get(action.payload.key)?.isRunning()) continue;
    running.set(action.payload.key, yield fork(() => worker(action.payload)));
  }
}

function* loadList({ contract, slice, client }: ResourceSagaOptions, payload: ListRequest): SagaIterator<void> {
  const { key, query } = payload;
  try {
    const answer = yield* send({ call: contract.wire.list, query, client });
    yield put(slice.actions.listReceived({ key, ...readList(contract, answer) }));
  } catch (error) {
    yield put(slice.actions.listFailed({ key, error: toErrorView(error) }));
  }
}

function* loadRecord({ contract, slice, client }: ResourceSagaOptions, payload: RecordRequest): SagaIterator<void> {
  const { key, id, slug, lang, preview } = payload;
  const bySlug = { ...contract.wire.get, path: `/api/v2/${contract.name}/by-slug/{id}` };
  try {
    const call = slug === undefined ? contract.wire.get : bySlug;
    const isForForm = client === 'authenticated' && slug === undefined;
    const params = { id: slug ?? id ?? 0 };
    const answer = yield* send({ call, params, query: { lang, preview }, client, ...(isForForm ? { isForForm } : {}) });
    yield put(slice.actions.recordReceived({ key, record: readRecord(contract, answer) }));
  } catch (error) {
    yield put(slice.actions.recordFailed({ key, error: toErrorView(error) }));
  }
}

function* write({ contract, slice }: ResourceSagaOptions, payload: WriteRequest): SagaIterator<void> {
  const { key, operation, id, values, original, ifMatch } = payload;
  const call: WireCall | undefined = contract.wire[operation];
  try {
    if (call === undefined)
      throw new AppError('METHOD_NOT_ALLOWED', { message: `${contract.name} has no ${operation}` });
    const answer = yield* send({
      call,
      params: id === undefined ? {} : { id },
      ...(values ? { body: shapePayload(contract, values, original) } : {}),
      ...(ifMatch === undefined ? {} : { ifMatch }),
      ...(values ? { isForForm: true } : {}),
      client: 'authenticated',
      progressed: (progress) => slice.actions.writeProgressed({ key, progress }),
    });
    yield put(slice.actions.writeSucceeded({ key, status: answer.status, body: answer.body }));
  } catch (error) {
    yield put(slice.actions.writeFailed({ key, error: toErrorView(error) }));
  }
}

const listBody = z.object({
  data: z.array(z.unknown()),
  meta: z.optional(z.extend(z.partial(listMetaSchema), { abilities: z.optional(abilitiesSchema) })),
});

/** Rows that break the contract fail the list: a screen must not show half-read data. */
function readList(contract: Resource, answer: HttpAnswer) {
  const body = listBody.safeParse(answer.body);
  const rows = z.array(contract.listEntity).safeParse(body.data?.data);
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
