import { useTexts } from '@enlace/shared-platform';
import { Skeleton, VisuallyHidden } from '@enlace/shared-ui';

import { Waiting } from '../../../lib/waiting.styles';
import { ticketsTexts } from '../texts';
import { Columns, Step } from './checkout.styles';

/** Has the size of the loaded page. */
export function CheckoutSkeleton() {
  return (
    <Waiting>
      <Columns>
        <Step>
          <WaitingStep />
        </Step>
        <Skeleton width="100%" height="14rem" />
      </Columns>
    </Waiting>
  );
}

/** A step whose order is being read. */
export function WaitingStep() {
  const t = useTexts(ticketsTexts);
  return (
    <>
      <VisuallyHidden as="h1">{t('loading')}</VisuallyHidden>
      <noscript>{t('noScript')}</noscript>
      <Skeleton width="70%" height="3rem" />
      <Skeleton width="100%" height="16rem" />
    </>
  );
}
