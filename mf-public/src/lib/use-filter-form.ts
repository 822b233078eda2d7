import { useHref, useNavigate } from '@enlace/shared-platform';
import { useCallback, type SubmitEvent } from 'react';

import { pathWith } from './page-search';

/**
 * What a GET form needs to lead within the site: its address, in the language of the page, for a browser that sends it
 * by itself; and a submit that goes to the same address without the empty fields.
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
