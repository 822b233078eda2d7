import { readImpersonation, selectViewer } from '@enlace/shared-auth';
import { useSelector } from '@enlace/shared-platform';
import { Suspense, useEffect, useState } from 'react';

import { whenQuiet } from '../routing/when-quiet';
import { lazily } from './lazily';

const Bell = lazily('bell', async () => (await import(/* webpackChunkName: "bell" */ '../notifications/bell')).Bell);
const noBell = () => null;

/** Place of the bell of a signed-in user. Its code loads when the page is quiet; it needs scripts. */
export function BellPlace() {
  const viewer = useSelector(selectViewer);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(
    () =>
      whenQuiet(
        () => false,
        () => setQuiet(true),
      ),
    [],
  );
  // The notifications of another person are not for an admin who looks at the site as this person.
  if (viewer === null || !isQuiet || readImpersonation() !== null) return null;
  return (
    <Suspense fallback={null}>
      <Bell key={viewer.id} fallback={noBell} />
    </Suspense>
  );
}
