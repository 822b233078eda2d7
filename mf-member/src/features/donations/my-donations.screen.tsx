import { defineScreen, useLastAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, ErrorState, Link, Skeleton, Text, tokens } from '@enlace/shared-ui';

import { PageHead } from '../../lib/page-head';
import { Sheet } from '../../lib/page.styles';
import { DonationItem } from './donation-item';
import { donations } from './donations.slice';
import { donationsTexts } from './texts';

export const screen = defineScreen({
  Component: MyDonations,
  texts: [donationsTexts],
  load: ({ locale: lang }) => [donations.calls.list.query({ lang })],
  slices: [donations],
});

/** Donations of the account with their receipts, the latest first. */
function MyDonations() {
  const t = useTexts(donationsTexts);
  return (
    <Sheet>
      <PageHead title={t('title')} lead={t('lead')} />
      <List />
    </Sheet>
  );
}

function List() {
  const t = useTexts(donationsTexts);
  const { locale: lang } = useScreen();
  const reload = useReload();
  const { answer, status } = useLastAnswer(donations.calls.list, { lang });
  if (answer === null)
    return status === 'rejected' ? (
      <ErrorState title={t('failed')} onRetry={() => reload([donations.calls.list.query({ lang })])} />
    ) : (
      <Skeleton lines={3} height="6rem" />
    );
  const { data, meta } = answer;
  if (data.length === 0)
    return (
      <EmptyState title={t('none')} action={<ButtonLink to="/donate">{t('give')}</ButtonLink>}>
        {t('noneHint')}
      </EmptyState>
    );
  return (
    <>
      <Items>
        {data.map((donation) => (
          <DonationItem key={donation.id} donation={donation} />
        ))}
      </Items>
      {meta.years.map(({ year, url }) => (
        <Text key={year}>
          <Link to={url} isNative download>
            {t('year', { year: String(year) })}
          </Link>
        </Text>
      ))}
      <div>
        <ButtonLink to="/donate" variant="secondary">
          {t('give')}
        </ButtonLink>
      </div>
    </>
  );
}

const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};
`;
