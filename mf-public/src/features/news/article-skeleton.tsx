import { Skeleton } from '@enlace/shared-ui';

import { Waiting } from '../../lib/waiting.styles';
import { Column, Figure, Head } from './article.styles';

/** Has the size of the loaded page, so that nothing moves when the story arrives. */
export function ArticleSkeleton() {
  return (
    <Waiting aria-hidden>
      <Head as="div">
        <Skeleton width="8rem" height="1.25rem" />
        <Skeleton width="90%" height="6rem" />
        <Skeleton width="60%" height="1.5rem" />
      </Head>
      <Figure>
        <Skeleton height="24rem" />
      </Figure>
      <Column>
        <Skeleton lines={8} height="1.5rem" />
      </Column>
    </Waiting>
  );
}
