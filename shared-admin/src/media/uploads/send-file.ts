import { AppError, isAppError, type ErrorCode } from '@enlace/shared-contract/errors';
import {
  mediaCalls,
  startedUploadSchema,
  storedMediumSchema,
  uploadAnswerSchema,
  type Upload,
} from '@enlace/shared-contract/media';
import { dataChanged, send, type HttpAnswer, type SendRequest } from '@enlace/shared-data';
import { call, delay, put, type SagaIterator } from '@enlace/shared-platform';

import { library } from '../media-calls';
import { hashOf, problemOf } from './check-file';
import type { UploadActions, UploadsAdded } from './uploads.slice';

/** Pauses between attempts without a connection, in seconds; together more than half a minute. */
const pauses = [1, 3, 9, 27];
const passing: readonly ErrorCode[] = ['NETWORK', 'UNAVAILABLE', 'UPSTREAM_FAILED'];

interface Sent extends Pick<UploadsAdded, 'kind' | 'folder'> {
  readonly file: File;
}

/**
 * Uploads one file in chunks. A file that the library already has is not uploaded; an interrupted upload continues,
 * also after a reload. Throws errors that another attempt cannot solve.
 */
export function* sendFile(actions: UploadActions, id: string, { file, kind, folder }: Sent): SagaIterator<void> {
  const problem: ErrorCode | null = yield call(problemOf, file, kind);
  if (problem !== null) throw new AppError(problem, { message: file.name });
  const hash: string | undefined = yield call(hashOf, file);
  const patient = (request: SendRequest) => patiently(actions, id, request);

  const begun = yield* patient({
    call: mediaCalls.startUpload,
    body: { name: file.name, bytes: file.size, hash, folder },
    client: 'authenticated',
  });
  const start = startedUploadSchema.safeParse(begun.body);
  if (!start.success) throw new AppError('BAD_ANSWER', { message: 'startUpload' });
  const { medium, upload } = start.data.data;
  if (medium !== null && isOther(medium.kind, kind)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (medium !== null) return void (yield put(actions.stored({ id, medium, isDuplicate: true })));
  if (upload === null) throw new AppError('BAD_ANSWER', { message: 'startUpload' });

  let place: Upload = upload;
  yield put(actions.placed({ id, place }));
  while (place.offset < place.bytes) place = yield* sendChunk(actions, id, file, place, patient);

  const finalAnswer = yield* patient({
    call: mediaCalls.finishUpload,
    params: { id: place.id },
    client: 'authenticated',
  });
  const storedMedium = storedMediumSchema.safeParse(finalAnswer.body);
  if (!storedMedium.success) throw new AppError('BAD_ANSWER', { message: 'finishUpload' });
  yield put(actions.stored({ id, medium: storedMedium.data.data, isDuplicate: storedMedium.data.duplicate }));
  yield put(dataChanged([library]));
}

type Patient = (request: SendRequest) => SagaIterator<HttpAnswer>;

/** Sends the next chunk and returns the server's position; a chunk that the server already has is not sent again. */
function* sendChunk(
  actions: UploadActions,
  id: string,
  file: File,
  { id: placeId, offset, bytes, chunk_bytes }: Upload,
  patient: Patient,
): SagaIterator<Upload> {
  const chunk = file.slice(offset, offset + chunk_bytes);
  const toProgressAction = (percent: number) => {
    const sentBytes = offset + (chunk.size * percent) / 100;
    // The last percent is the server's check of the whole file.
    return actions.progressed({ id, progress: Math.min(99, Math.floor((sentBytes * 100) / bytes)) });
  };
  try {
    const request = {
      call: mediaCalls.putChunk,
      params: { id: placeId, offset },
      body: { chunk },
      progressed: toProgressAction,
    };
    return placeIn(yield* patient({ ...request, client: 'authenticated' }));
  } catch (error) {
    if (!isAppError(error) || error.code !== 'CONFLICT') throw error;
    // The answer was lost, but the server may have stored the chunk.
    return placeIn(yield* patient({ call: mediaCalls.getUpload, params: { id: placeId }, client: 'authenticated' }));
  }
}

function placeIn(answer: HttpAnswer): Upload {
  const read = uploadAnswerSchema.safeParse(answer.body);
  if (!read.success) throw new AppError('BAD_ANSWER', { message: 'an upload' });
  return read.data.data;
}

function isOther(kind: string, wantedKind: string | undefined): boolean {
  return wantedKind !== undefined && kind !== wantedKind;
}

/** Repeats a call while only the connection fails. */
function* patiently(actions: UploadActions, id: string, request: SendRequest): SagaIterator<HttpAnswer> {
  for (const seconds of pauses) {
    try {
      return yield* send(request);
    } catch (error) {
      if (!isAppError(error) || !passing.includes(error.code)) throw error;
      yield put(actions.stalled({ id }));
      yield delay(seconds * 1000);
      yield put(actions.started({ id }));
    }
  }
  return yield* send(request);
}
