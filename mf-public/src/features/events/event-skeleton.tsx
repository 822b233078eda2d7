import { Skeleton } from '@enlace/shared-ui';

import { Waiting } from '../../lib/waiting.styles';
import { Back, Top } from './event-head.styles';
import { Columns, Side, Stage, Story } from './event.styles';

/** Has the size of the loaded page, so that nothing moves when the event arrives. */
export function EventSkeleton() {
  return (
    <Waiting aria-hidden>
      <Back as="div">
        <Skeleton width="6rem" height="1.5rem" />
      </Back>
      <Top>
        <Skeleton width="8.5rem" height="8.75rem" />
        <div>
          <Skeleton width="90%" height="6rem" />
        </div>
      </Top>
      <Columns>
        <Story>
          <Stage>
            <Skeleton width="100%" height="100%" />
          </Stage>
        </Story>
        <Side>
          <Skeleton width="100%" height="20rem" />
        </Side>
      </Columns>
    </Waiting>
  );
}
