import { Skeleton } from '@enlace/shared-ui';

import { Frame, Front, LeadStory, Second, Seconds } from './front-page.styles';
import { Row, Rows, Small, Words } from './story-rows';
import { styled } from '@enlace/shared-platform';

/** Has the size of the loaded page, so that nothing moves when the stories arrive. */
export function NewsSkeleton({ hasFront }: { readonly hasFront: boolean }) {
  if (!hasFront)
    return (
      <Rows as="div" aria-hidden>
        {Array.from({ length: 10 }, (_, index) => (
          <Row key={index} as="div">
            <Words>
              <Skeleton width="6rem" height="1rem" />
              <Skeleton width="90%" height="1.5rem" />
              <Skeleton lines={2} height="1.25rem" />
            </Words>
            <Small>
              <Skeleton width="100%" height="8rem" />
            </Small>
          </Row>
        ))}
      </Rows>
    );
  return (
    <Front aria-hidden>
      <LeadStory as="div">
        <Skeleton width="80%" height="4rem" />
        <Skeleton lines={2} height="1.5rem" />
        <Frame>
          <Tall>
            <Skeleton width="100%" height="100%" />
          </Tall>
        </Frame>
      </LeadStory>
      <Seconds>
        {[0, 1, 2].map((index) => (
          <Second key={index} as="div">
            <Skeleton width="85%" height="2rem" />
            <Skeleton lines={3} height="1.25rem" />
          </Second>
        ))}
      </Seconds>
    </Front>
  );
}

const Tall = styled.div`
  aspect-ratio: 3 / 2;
`;
