import { useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link } from '@enlace/shared-ui';

import { color, font, radius, space, textSize } from '../../lib/tokens';
import { jobsTexts } from './texts';
import type { JobRecord } from './types';
import { usePay } from './use-pay';

/** The pay, and the button to apply. */
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
      {job.status === 'open' && <Apply job={job} />}
    </Slip>
  );
}

/** Visitors see links to register and to sign in. Users see the company's website until they can apply on this site. */
function Apply({ job }: { readonly job: JobRecord }) {
  const t = useTexts(jobsTexts);
  const { viewer } = useScreen();
  const back = `/login?callbackUrl=${encodeURIComponent(`/jobs/${job.slug}`)}`;
  if (viewer === null)
    return (
      <Ways>
        <p>{t('applyVisitor')}</p>
        <ButtonLink to="/register" isFullWidth>
          {t('join')}
        </ButtonLink>
        <p>
          <Link to={back}>{t('signIn')}</Link>
        </p>
      </Ways>
    );
  return (
    <Ways>
      <p>{t('applyMember')}</p>
      {job.company.website !== null && (
        <ButtonLink to={job.company.website} isFullWidth>
          {t('website', { company: job.company.name })}
        </ButtonLink>
      )}
    </Ways>
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

const Ways = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[20]};
  padding-top: ${space[20]};
  border-top: 1px dashed currentcolor;
  font-size: ${textSize.small};
  p a {
    color: inherit;
    font-weight: 600;
  }
`;
