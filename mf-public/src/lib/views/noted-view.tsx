import { previewParameter } from '@enlace/shared-contract/admin';
import { useCall, useScreen, whenIdle } from '@enlace/shared-data';
import { useEffect } from 'react';

import { pageViews, type ViewedRecord } from './page-views.slice';
import { rememberView } from './visit';
import { whenAccepted } from './when-accepted';

/**
 * Notes that the page of a record is read: once, after the visitor has accepted, when the browser is idle. It shows
 * nothing, also when it fails. Previews of drafts do not count.
 */
export function NotedView({ kind, id }: ViewedRecord) {
  const { viewer, search } = useScreen();
  const { start } = useCall(viewer === null ? pageViews.calls.byVisitor : pageViews.calls.byUser, `${kind}/${id}`);
  const isPreview = search.has(previewParameter);
  useEffect(() => {
    if (isPreview) return undefined;
    const ends: (() => void)[] = [];
    const note = () => {
      const visitor = rememberView({ kind, id });
      if (visitor !== null) start({ kind, id, visitor });
    };
    ends.push(whenIdle(() => ends.push(whenAccepted(note))));
    return () => {
      for (const end of ends) end();
    };
  }, [kind, id, isPreview, start]);
  return null;
}
