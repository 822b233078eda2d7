import { Skeleton } from '@enlace/shared-ui';

import { Waiting } from '../../lib/waiting.styles';
import { Back, BookSide, Opening } from './course.styles';
import { Binding, Blank } from './shelf.styles';

/** Has the size of the loaded page, so that nothing moves when the course arrives. */
export function CourseSkeleton() {
  return (
    <Waiting aria-hidden>
      <Opening as="div">
        <div>
          <Back as="div">
            <Skeleton width="6rem" height="1.5rem" />
          </Back>
          <Skeleton width="90%" height="6rem" />
          <Skeleton width="70%" height="4rem" />
        </div>
        <BookSide>
          <Binding>
            <Blank />
          </Binding>
        </BookSide>
      </Opening>
    </Waiting>
  );
}
