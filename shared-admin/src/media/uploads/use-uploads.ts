import { useDispatch, useSelector } from '@enlace/shared-platform';
import { useCallback, useMemo } from 'react';

import type { MediaHandle } from '../create-media';
import type { UploadEntry, UploadsAdded } from './uploads.slice';

export interface UploadQueue {
  /** Oldest first. */
  readonly entries: readonly UploadEntry[];
  add(files: readonly File[], options?: Pick<UploadsAdded, 'kind' | 'folder'>): void;
  pause(entry: UploadEntry): void;
  /** Continues, or tries again. */
  resume(entry: UploadEntry): void;
  /** Cancels an upload, or removes a finished one from the list. */
  dismiss(entry: UploadEntry): void;
}

let count = 0;

/** The uploads of one place; `group` is the place's name. */
export function useUploads({ uploads }: MediaHandle, group: string): UploadQueue {
  const dispatch = useDispatch();
  const all = useSelector((state) => uploads.select(state));
  const entries = useMemo(() => all.filter((entry) => entry.group === group), [all, group]);
  const add = useCallback(
    (files: readonly File[], options: Pick<UploadsAdded, 'kind' | 'folder'> = {}) => {
      if (files.length === 0) return;
      const newUploads = files.map((file) => ({ id: `upload-${(count += 1)}`, file }));
      dispatch(uploads.actions.added({ group, files: newUploads, ...options }));
    },
    [dispatch, group, uploads],
  );
  return useMemo(
    () => ({
      entries,
      add,
      pause: ({ id }) => void dispatch(uploads.actions.paused({ id })),
      resume: ({ id }) => void dispatch(uploads.actions.resumed({ id })),
      dismiss: ({ id, placeId, status }) =>
        void dispatch(uploads.actions.dismissed({ id, placeId: status === 'done' ? null : placeId })),
    }),
    [add, dispatch, entries, uploads],
  );
}
