import { Skeleton } from '@enlace/shared-ui';

import { Waiting } from '../../lib/waiting.styles';
import { Door, Hero, Words } from './chapter-head.styles';

/** Has the size of the loaded page, so that nothing moves when the chapter arrives. */
export function ChapterSkeleton() {
  return (
    <Waiting aria-hidden>
      <Hero as="div">
        <Words>
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton width="90%" height="6rem" />
          <Skeleton lines={3} height="1.25rem" />
          <Skeleton height="11rem" />
        </Words>
        <Door>
          <Skeleton height="30rem" />
        </Door>
      </Hero>
    </Waiting>
  );
}
