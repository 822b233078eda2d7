import { mayCall } from '@enlace/shared-contract/access';
import { type Certificate, certificateCalls } from '@enlace/shared-contract/learning';
import { defineScreen, useRead, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Cluster, Link, Skeleton, tokens, VisuallyHidden } from '@enlace/shared-ui';
import { useState } from 'react';

import { LoadFailed } from '../../../lib/load-failed';
import { Head, Lead, Page, PageTitle } from '../../../lib/page.styles';
import { Waiting } from '../../../lib/waiting.styles';
import { Eyebrow } from '../../../lib/part.styles';
import { certificates } from './certificates.slice';
import { NameSwitch } from './name-switch';
import { RevokeDialog } from './revoke-dialog';
import { certificateTexts } from './texts';

/** It has a name on it and can be revoked, so no cache of pages keeps it: the server renders it without its data. */
export const screen = defineScreen({
  Component: CertificatePage,
  texts: [certificateTexts],
  slices: [certificates],
});

/** What a visitor verifies with the address or the QR code of a certificate. */
function CertificatePage() {
  const t = useTexts(certificateTexts);
  const { params, viewer } = useScreen();
  const call = viewer === null ? certificates.calls.read : certificates.calls.readForUser;
  const { answer, status, error, again } = useRead(call, { code: params['code'] ?? '' });
  if (answer !== null && status !== 'rejected') return <Sheet certificate={answer} onRevoked={again} />;
  if (error?.code === 'REVOKED' || error?.code === 'NOT_FOUND')
    return (
      <Page>
        <Head>
          <PageTitle>{t(error.code === 'REVOKED' ? 'revoked' : 'missing')}</PageTitle>
          <Lead>{t(error.code === 'REVOKED' ? 'revokedHint' : 'missingHint')}</Lead>
          <p>
            <Link to="/courses">{t('courses')}</Link>
          </p>
        </Head>
      </Page>
    );
  if (status === 'rejected')
    return (
      <Page>
        <LoadFailed error={error} onRetry={again} />
      </Page>
    );
  return (
    <Waiting>
      <VisuallyHidden as="h1">{t('loading')}</VisuallyHidden>
      <Skeleton width="100%" height="20rem" />
    </Waiting>
  );
}

interface SheetProps {
  readonly certificate: Certificate;
  readonly onRevoked: () => void;
}

function Sheet({ certificate, onRevoked }: SheetProps) {
  const t = useTexts(certificateTexts);
  const { date, number } = useFormats();
  const { viewer, locale } = useScreen();
  const [isRevoking, setRevoking] = useState(false);
  const { code, name, course_title: title, minutes, issued_at: issuedAt, file_token: token } = certificate;
  const file = `/api/v2/certificates/${code}`;
  const fileQuery = new URLSearchParams({ lang: locale, ...(token === null ? {} : { token }) });
  const hours = Math.round(minutes / 6) / 10;
  const issue = new Date(issuedAt);
  const toLinkedIn = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    certId: code,
    issueYear: String(issue.getUTCFullYear()),
    issueMonth: String(issue.getUTCMonth() + 1),
  });
  return (
    <Page>
      <Paper>
        <div>
          <Eyebrow>{t('title')}</Eyebrow>
          <PageTitle>{name ?? t('member')}</PageTitle>
          <p>{t('completed')}</p>
          <Course>{title}</Course>
          <Facts>
            {minutes > 0 && <li>{t('hours', { count: hours, hours: number(hours) })}</li>}
            <li>{t('issued', { date: date(issuedAt, { dateStyle: 'long' }) })}</li>
          </Facts>
          <Valid>{t('valid')}</Valid>
        </div>
        <img src={`${file}/qr`} alt={t('qr')} width={160} height={160} />
      </Paper>
      <Cluster>
        <ButtonLink to={`${file}/pdf?${fileQuery.toString()}`} iconBefore="download" target="_blank" isNative>
          {t('pdf')}
        </ButtonLink>
        <ButtonLink
          to={`https://www.linkedin.com/profile/add?${toLinkedIn.toString()}`}
          variant="secondary"
          iconBefore="external"
          target="_blank"
        >
          {t('linkedIn')}
        </ButtonLink>
        {mayCall(viewer, certificateCalls.revoke.access) && (
          <Button variant="ghost" onClick={() => setRevoking(true)}>
            {t('revoke')}
          </Button>
        )}
      </Cluster>
      {certificate.is_own && <NameSwitch certificate={certificate} />}
      {isRevoking && (
        <RevokeDialog certificate={certificate} onRevoked={onRevoked} onClose={() => setRevoking(false)} />
      )}
    </Page>
  );
}

const { color, font, media, radius, space, textSize } = tokens;

const Paper = styled.article`
  display: grid;
  gap: ${space[32]};
  margin-bottom: ${space[24]};
  padding: ${space[32]} ${space[24]};
  border: 1px solid ${color.line};
  border-top: 0.5rem solid ${color.danger};
  border-radius: ${radius.card};
  background: ${color.raised};
  overflow-wrap: anywhere;
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    padding: ${space[48]};
  }
  img {
    border-radius: ${radius.control};
  }
`;

const Course = styled.p`
  margin-top: ${space[8]};
  font: 600 ${textSize.h3} / 1.25 ${font.display};
`;

const Facts = styled.ul`
  margin-top: ${space[24]};
  color: ${color.inkSoft};
`;

const Valid = styled.p`
  margin-top: ${space[16]};
  font-weight: 600;
`;
