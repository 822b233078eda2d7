import { useTexts } from '@enlace/shared-platform';
import { Skeleton, VisuallyHidden } from '@enlace/shared-ui';

import { texts } from '../texts';
import { Sheet } from './page.styles';

export function PageSkeleton() {
  const t = useTexts(texts);
  return (
    <Sheet aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div>
        <Skeleton width="14rem" height="2.5rem" />
        <Skeleton width="20rem" height="1.25rem" />
      </div>
      <Skeleton height="10rem" />
      <Skeleton lines={4} height="3.5rem" />
    </Sheet>
  );
}
