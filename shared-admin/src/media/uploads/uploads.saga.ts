import { mediaCalls } from '@enlace/shared-contract/media';
import { send, toErrorView } from '@enlace/shared-data';
import {
  call,
  cancel,
  fork,
  put,
  take,
  type SagaIterator,
  type Task,
  type UnknownAction,
} from '@enlace/shared-platform';

import type { UploadActions, UploadsAdded } from './uploads.slice';

/** Number of parallel uploads; further files wait. */
const uploadLimit = 2;

/** The file of an upload and its options, while it is in the list. */
interface Held extends Pick<UploadsAdded, 'kind' | 'folder'> {
  readonly file: File;
}

/** Uploads added files, two at a time; handles pause, resume and cancel. */
export function* watchUploads(actions: UploadActions): SagaIterator<void> {
  const heldFiles = new Map<string, Held>();
  const running = new Map<string, Task>();
  const waiting = new Set<string>();
  for (;;) {
    const action: UnknownAction = yield take(Object.values(actions).map(({ type }) => type));
    if (actions.added.match(action)) {
      const { files, kind, folder } = action.payload;
      for (const { id, file } of files) {
        heldFiles.set(id, {
          file,
          ...(kind === undefined ? {} : { kind }),
          ...(folder === undefined ? {} : { folder }),
        });
        waiting.add(id);
      }
    }
    if (actions.resumed.match(action)) waiting.add(action.payload.id);
    if (actions.stored.match(action) || actions.failed.match(action)) running.delete(action.payload.id);
    if (actions.paused.match(action) || actions.dismissed.match(action)) {
      const { id } = action.payload;
      waiting.delete(id);
      const task = running.get(id);
      running.delete(id);
      if (task !== undefined) yield cancel(task);
    }
    if (actions.dismissed.match(action)) {
      heldFiles.delete(action.payload.id);
      if (action.payload.placeId) yield fork(cancelUpload, action.payload.placeId);
    }
    for (const id of [...waiting].slice(0, Math.max(0, uploadLimit - running.size))) {
      waiting.delete(id);
      const one = heldFiles.get(id);
      if (one !== undefined) running.set(id, yield fork(sendOne, actions, id, one));
    }
  }
}

interface Sender {
  sendFile(actions: UploadActions, id: string, heldFiles: Held): SagaIterator<void>;
}

const loadSender = () => import(/* webpackChunkName: "media-upload" */ './send-file');

/** The code of the upload is loaded with the first file; it is requested once more when its file fails. */
function* sendOne(actions: UploadActions, id: string, heldFiles: Held): SagaIterator<void> {
  try {
    yield put(actions.started({ id }));
    const { sendFile }: Sender = yield call(() => loadSender().catch(loadSender));
    yield* sendFile(actions, id, heldFiles);
  } catch (error) {
    yield put(actions.failed({ id, error: toErrorView(error) }));
  }
}

function* cancelUpload(placeId: string): SagaIterator<void> {
  try {
    yield* send({ call: mediaCalls.cancelUpload, params: { id: placeId }, client: 'authenticated' });
  } catch {
    // The server removes unfinished uploads after a day.
  }
}
