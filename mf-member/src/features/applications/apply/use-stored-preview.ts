import type { ApplicationPreview } from '@enlace/shared-contract/recruiting';
import { useScreen } from '@enlace/shared-data';
import { useDispatch, useStore } from '@enlace/shared-platform';
import { useMemo } from 'react';

import { applications } from '../applications.slice';

type PreviewState = Parameters<typeof applications.calls.preview.select>[0];

export interface StoredPreview {
  /** The newest one, also between two renderings; null before it is loaded. */
  read(): ApplicationPreview | null;
  /** Changes parts of it; without one, nothing happens. */
  change(change: (preview: ApplicationPreview) => Partial<ApplicationPreview>): void;
}

/** The loaded preview of a job, which the apply page shows. */
export function useStoredPreview(job: number): StoredPreview {
  const { locale: lang } = useScreen();
  const dispatch = useDispatch();
  const store = useStore<PreviewState>();
  return useMemo(() => {
    const { preview } = applications.calls;
    const read = () => preview.select(store.getState(), preview.keyOf({ job, lang })).answer;
    return {
      read,
      change(change) {
        const answer = read();
        if (answer !== null) dispatch(preview.replaced({ job, lang }, { ...answer, ...change(answer) }));
      },
    };
  }, [job, lang, dispatch, store]);
}
