import { useTexts } from '@enlace/shared-platform';
import { Skeleton, VisuallyHidden } from '@enlace/shared-ui';

import { texts } from '../../texts';
import { Head, Sheet } from './profile.styles';

export function ProfileSkeleton() {
  const t = useTexts(texts);
  return (
    <Sheet aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Head as="div">
        <Skeleton width="5rem" height="5rem" isRound />
        <div>
          <Skeleton width="14rem" height="2.5rem" />
          <Skeleton width="20rem" height="1.25rem" />
        </div>
      </Head>
      <Skeleton height="10rem" />
      <Skeleton lines={4} height="3.5rem" />
    </Sheet>
  );
}
