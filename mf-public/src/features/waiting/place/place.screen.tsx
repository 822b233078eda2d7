import { defineScreen, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link, Skeleton, VisuallyHidden } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { LoadFailed } from '../../../lib/load-failed';
import { Head, Lead, Page, PageTitle } from '../../../lib/page.styles';
import { Waiting } from '../../../lib/waiting.styles';
import { useOpenRead } from '../../../lib/use-open-read';
import { places } from '../places.slice';
import { waitingTexts } from '../texts';
import { PlaceSheet } from './place-sheet';

/** A place on a waiting list: private, so the server renders it without its data. */
export const screen = defineScreen({
  Component: PlacePage,
  texts: [waitingTexts, controlTexts],
  slices: [places],
});

function PlacePage() {
  const t = useTexts(waitingTexts);
  const { params, locale } = useScreen();
  const token = params['token'] ?? '';
  const { answer, status, error, again } = useOpenRead(places.calls.place, { token, lang: locale });
  const isMissing = answer === null && status === 'rejected' && error?.code === 'NOT_FOUND';
  return (
    <>
      {/* The address is a secret: other sites do not get it. */}
      <meta name="referrer" content="no-referrer" />
      {answer !== null && <PlaceSheet place={answer} token={token} onOver={again} />}
      {isMissing && (
        <Page>
          <Head>
            <PageTitle>{t('place.missing')}</PageTitle>
            <Lead role="status">{t('place.missingHint')}</Lead>
            <p>
              <Link to="/events">{t('allEvents')}</Link>
            </p>
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
          <VisuallyHidden as="h1">{t('place.loading')}</VisuallyHidden>
          <Skeleton width="100%" height="20rem" />
        </Waiting>
      )}
    </>
  );
}
