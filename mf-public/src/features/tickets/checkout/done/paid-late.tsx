import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { Lead } from '../../../../lib/page.styles';
import type { EventRecord } from '../../../../lib/types';
import { ticketsTexts } from '../../texts';
import { StepTitle } from '../checkout.styles';

/** The payment came after the last seat was taken: the money goes back, and the buyer waits. */
export function PaidLate({ event }: { readonly event: EventRecord }) {
  const t = useTexts(ticketsTexts);
  return (
    <>
      <StepTitle tabIndex={-1}>{t('late.title')}</StepTitle>
      <Lead role="status">{t('late.text')}</Lead>
      <p>
        <Link to={`/events/${event.slug}`}>{t('backToEvent')}</Link>
      </p>
    </>
  );
}
