import { Skeleton } from '@enlace/shared-ui';

import { Waiting } from '../../lib/waiting.styles';
import { Columns, Side } from './job.styles';

/** Has the size of the loaded page, so that nothing moves when the job arrives. */
export function JobSkeleton() {
  return (
    <Waiting aria-hidden>
      <Skeleton width="6rem" height="1.5rem" />
      <Skeleton width="14rem" height="4rem" />
      <Skeleton width="90%" height="6rem" />
      <Columns>
        <Skeleton width="100%" height="24rem" />
        <Side as="div">
          <Skeleton width="100%" height="20rem" />
        </Side>
      </Columns>
    </Waiting>
  );
}
