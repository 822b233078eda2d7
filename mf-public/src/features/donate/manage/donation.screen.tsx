import { defineScreen, useRead, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, Skeleton, VisuallyHidden } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { LoadFailed } from '../../../lib/load-failed';
import { Head, Lead, Page, PageTitle } from '../../../lib/page.styles';
import { Waiting } from '../../../lib/waiting.styles';
import { payTexts } from '../../../lib/pay/texts';
import { donations } from '../donations.slice';
import { donateTexts } from '../texts';
import { DonationSheet } from './donation-sheet';

/** A donation by the link of its mails: private, so the server renders it without its data. */
export const screen = defineScreen({
  Component: DonationPage,
  texts: [donateTexts, payTexts, controlTexts],
  slices: [donations],
});

function DonationPage() {
  const t = useTexts(donateTexts);
  const { params, locale } = useScreen();
  const token = params['token'] ?? '';
  const { answer, status, error, again } = useRead(donations.calls.donation, { token, lang: locale });
  const isMissing = answer === null && status === 'rejected' && error?.code === 'NOT_FOUND';
  return (
    <>
      {/* The address is a secret: other sites do not get it. */}
      <meta name="referrer" content="no-referrer" />
      {answer !== null && <DonationSheet donation={answer} onRead={again} />}
      {isMissing && (
        <Page>
          <Head>
            <PageTitle>{t('donation.missing')}</PageTitle>
            <Lead role="status">{t('donation.missingHint')}</Lead>
            <div>
              <ButtonLink to="/donate">{t('donation.give')}</ButtonLink>
            </div>
          </Head>
        </Page>
      )}
      {answer === null && status === 'rejected' && !isMissing && (
        <Page>
          <LoadFailed error={error} onRetry={again} />
        </Page>
      )}
      {answer === null && status !== 'rejected' && (
        <Waiting>
          <VisuallyHidden as="h1">{t('donation.loading')}</VisuallyHidden>
          <Skeleton width="100%" height="20rem" />
        </Waiting>
      )}
    </>
  );
}
