import { Skeleton } from '@enlace/shared-ui';

import { Waiting } from '../../lib/waiting.styles';

export function DocumentSkeleton() {
  return (
    <Waiting aria-hidden>
      <Skeleton width="70%" height="6rem" />
      <Skeleton lines={4} height="1.5rem" />
    </Waiting>
  );
}
