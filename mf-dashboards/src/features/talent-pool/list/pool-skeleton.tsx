import { useTexts } from '@enlace/shared-platform';
import { Skeleton, VisuallyHidden } from '@enlace/shared-ui';

import { poolTexts } from '../texts';
import { Row, Rows } from './pool-row.styles';

/** The place of the first rows while they load. */
export function PoolSkeleton() {
  const t = useTexts(poolTexts);
  return (
    <div aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Rows as="div" aria-hidden>
        {[1, 2, 3, 4, 5].map((number) => (
          <Row as="div" key={number} $isMarked={false}>
            <Skeleton width="3.5rem" height="3.5rem" isRound />
            <div>
              <Skeleton lines={3} />
            </div>
          </Row>
        ))}
      </Rows>
    </div>
  );
}
