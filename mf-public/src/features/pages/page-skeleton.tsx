import { Skeleton } from '@enlace/shared-ui';

import { Head } from '../../lib/page.styles';
import { Waiting } from '../../lib/waiting.styles';

/** Has the size of the loaded page, so that nothing moves when it arrives. */
export function PageSkeleton() {
  return (
    <Waiting aria-hidden>
      <Head as="div">
        <Skeleton width="60%" height="5rem" />
        <Skeleton width="40%" height="1.5rem" />
      </Head>
      <Skeleton lines={8} height="1.5rem" />
    </Waiting>
  );
}
