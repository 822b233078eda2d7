import { Skeleton } from '@enlace/shared-ui';

import { Waiting } from '../../../lib/waiting.styles';
import { Hero, Seal, Words } from './company-head.styles';

/** Has the size of the loaded page, so that nothing moves when the company arrives. */
export function CompanySkeleton() {
  return (
    <Waiting aria-hidden>
      <Hero as="div">
        <Words>
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton width="80%" height="6rem" />
          <Skeleton lines={2} height="1.25rem" />
        </Words>
        <Seal>
          <Skeleton height="16rem" />
        </Seal>
      </Hero>
    </Waiting>
  );
}
