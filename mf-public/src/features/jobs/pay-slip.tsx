import { styled, useTexts } from '@enlace/shared-platform';

import { color, font, radius, space, textSize } from '../../lib/tokens';
import { ApplyPart } from './apply-part';
import { jobsTexts } from './texts';
import type { JobRecord } from './types';
import { usePay } from './use-pay';

/** The pay, and the way to apply. */
export function PaySlip({ job }: { readonly job: JobRecord }) {
  const t = useTexts(jobsTexts);
  const { amount, period } = usePay(job);
  return (
    <Slip aria-labelledby="job-pay">
      <Heading id="job-pay">{t('pay')}</Heading>
      {amount === null ? (
        <>
          <Amount>{t('payHidden')}</Amount>
          <Period>{t('payHint')}</Period>
        </>
      ) : (
        <>
          <Amount>{amount}</Amount>
          <Period>{period}</Period>
        </>
      )}
      <ApplyPart job={job} />
    </Slip>
  );
}

const Slip = styled.section`
  padding: ${space[24]};
  border-radius: ${radius.card};
  background: ${color.marigoldSoft};
  color: ${color.marigoldInk};
`;

const Heading = styled.h2`
  font: 600 ${textSize.small} / 1.4 ${font.text};
`;

const Amount = styled.p`
  font: 500 ${textSize.h3} / 1.15 ${font.display};
  font-variant-numeric: lining-nums tabular-nums;
  overflow-wrap: anywhere;
`;

const Period = styled.p`
  font-size: ${textSize.small};
`;
