import { useHref, useNavigate } from '@enlace/shared-platform';
import { useCallback, type SubmitEvent } from 'react';

import { pathWith } from './page-search';

/**
 * Action and submit handler of a GET form. Without scripts the browser sends the form to `action`, in the page's
 * language; with scripts the router opens the same address without empty fields.
 */
export function useFilterForm(path: string) {
  const navigate = useNavigate();
  const action = useHref(path);
  const onSubmit = useCallback(
    (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      void navigate(pathWith(path, Object.fromEntries(entries)));
    },
    [navigate, path],
  );
  return { action, onSubmit };
}
