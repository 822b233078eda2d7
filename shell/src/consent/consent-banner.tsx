import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Link, theme } from '@enlace/shared-ui';

import { usePastDelay } from '../feedback/loading';
import { useExternalStore } from '../lifecycle/external-store';
import { texts } from '../texts';
import { consent, consentDelay, consentReopened, decideConsent } from './consent-choice';

/** Asks once, about a second after load, and again from "Cookie settings". It takes no focus and moves nothing. */
export function ConsentBanner() {
  const isPast = usePastDelay(consentDelay);
  const storedConsent = useExternalStore(consent);
  const isReopened = useExternalStore(consentReopened);
  if (!isPast || (storedConsent !== null && !isReopened)) return null;
  return <Banner />;
}

function Banner() {
  const t = useTexts(texts);
  return (
    <Box role="region" aria-label={t('consent.title')}>
      <div>
        <p>{t('consent.text')}</p>
        <Link to="/about/privacy">{t('consent.more')}</Link>
      </div>
      <Choices>
        <Button variant="secondary" onClick={() => decideConsent('declined')}>
          {t('consent.decline')}
        </Button>
        <Button variant="secondary" onClick={() => decideConsent('accepted')}>
          {t('consent.accept')}
        </Button>
      </Choices>
    </Box>
  );
}

const Box = styled.section`
  position: fixed;
  inset: auto ${theme.space[16]} ${theme.space[16]};
  z-index: ${theme.layer.drawer};
  display: grid;
  gap: ${theme.space[16]};
  max-width: 46rem;
  margin-inline: auto;
  padding: ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.high};
  /* The browser measures the largest text of a page: that is its lead, not this late question. */
  font-size: ${theme.textSize.small};
  ${theme.media.medium} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
  /* Behind the sign-in the foot of the window has the bars of chosen rows and of saving. */
  :root:has([data-layout]) & {
    bottom: 9.5rem;
    ${theme.media.large} {
      bottom: 5rem;
    }
  }
  /* A page has a bar of its own at the foot of a narrow window. */
  :root:has([data-foot-bar]) & {
    bottom: 6rem;
    ${theme.media.large} {
      bottom: ${theme.space[16]};
    }
  }
  @media print {
    display: none;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[8]};
`;
