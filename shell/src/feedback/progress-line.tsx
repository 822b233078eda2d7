import { selectAuth } from '@enlace/shared-auth';
import { selectActivity, type ActivityState } from '@enlace/shared-data';
import { useSelector, useTexts } from '@enlace/shared-platform';
import { ProgressBar } from '@enlace/shared-ui';

import { texts } from '../texts';

/** The bar at the top: only when signed in, loading and below 100 percent (docs/SPECIFICATION.md, section 2). */
export function ProgressLine() {
  const t = useTexts(texts);
  const { pending, progress } = useSelector((state: { readonly activity: ActivityState }) => selectActivity(state));
  const { isLoggedIn } = useSelector(selectAuth);
  if (!isLoggedIn || pending === 0 || progress >= 100) return null;
  // A landmark, because the bar is outside of the others.
  return (
    <section aria-label={t('loading')}>
      <ProgressBar isTop value={progress} label={t('loading')} />
    </section>
  );
}
