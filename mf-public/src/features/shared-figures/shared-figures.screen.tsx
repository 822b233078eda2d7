import { defineScreen, useRead, useScreen } from '@enlace/shared-data';
import { styled, useLocation, useNavigate, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Cluster, Skeleton, VisuallyHidden } from '@enlace/shared-ui';
import { useEffect } from 'react';

import { LoadFailed } from '../../lib/load-failed';
import { Lead, Page, PageTitle } from '../../lib/page.styles';
import { Waiting } from '../../lib/waiting.styles';
import { space } from '../../lib/tokens';
import { sharedFigures } from './shared-figures.slice';
import { sharedFiguresTexts } from './texts';
import { addressOfView } from './view-address';

/** A link to a view of the dashboards: private, so the server renders it without its data. */
export const screen = defineScreen({
  Component: SharedFigures,
  texts: [sharedFiguresTexts],
  slices: [sharedFigures],
});

const closedCodes: readonly string[] = ['FORBIDDEN', 'UNAUTHENTICATED', 'TOKEN_EXPIRED'];
const endedCodes: readonly string[] = ['NOT_FOUND', 'LINK_ENDED'];

/** Leads readers with the rights to the view, and the others to what they can do. */
function SharedFigures() {
  const t = useTexts(sharedFiguresTexts);
  const { params } = useScreen();
  const navigate = useNavigate();
  const { answer, status, error, again } = useRead(sharedFigures.calls.open, { token: params['token'] ?? '' });
  const address = answer === null ? null : addressOfView(answer);
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true });
  }, [address, navigate]);
  const hasFailed = answer === null && status === 'rejected';
  if (!hasFailed)
    return (
      <Waiting>
        <VisuallyHidden as="h1">{t('loading')}</VisuallyHidden>
        <Skeleton width="100%" height="20rem" />
      </Waiting>
    );
  const code = error?.code ?? '';
  return (
    <Page>
      {/* The address is a secret: other sites do not get it. */}
      <meta name="referrer" content="no-referrer" />
      {closedCodes.includes(code) && <Closed />}
      {endedCodes.includes(code) && (
        <Sheet>
          <PageTitle>{t('endedTitle')}</PageTitle>
          <Lead role="status">{t('ended')}</Lead>
          <ButtonLink to="/" variant="secondary">
            {t('start')}
          </ButtonLink>
        </Sheet>
      )}
      {!closedCodes.includes(code) && !endedCodes.includes(code) && <LoadFailed error={error} onRetry={again} />}
    </Page>
  );
}

/** 403: signed out, or signed in without the rights. */
function Closed() {
  const t = useTexts(sharedFiguresTexts);
  const { viewer } = useScreen();
  const { pathname } = useLocation();
  return (
    <Sheet>
      <PageTitle>{t('closedTitle')}</PageTitle>
      <Lead role="status">{t(viewer === null ? 'signedOut' : 'closed')}</Lead>
      <Cluster>
        {viewer === null && (
          <ButtonLink to={`/login?${new URLSearchParams({ callbackUrl: pathname }).toString()}`}>
            {t('signIn')}
          </ButtonLink>
        )}
        <ButtonLink to="/" variant="secondary">
          {t('start')}
        </ButtonLink>
      </Cluster>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
  align-content: start;
  max-width: 34rem;
  min-height: 60vh;
  margin-inline: auto;
`;
