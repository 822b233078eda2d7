import { useNavigate } from '@enlace/shared-platform';
import { useCallback, type SubmitEvent } from 'react';

import { pathWith } from './page-search';

/** Submits a GET form within the page: the same address the browser would go to, without the empty fields. */
export function useFilterForm(action: string) {
  const navigate = useNavigate();
  return useCallback(
    (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      void navigate(pathWith(action, Object.fromEntries(entries)));
    },
    [action, navigate],
  );
}
