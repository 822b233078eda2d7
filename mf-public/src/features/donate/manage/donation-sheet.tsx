import type { Donation } from '@enlace/shared-contract/donations';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link } from '@enlace/shared-ui';
import { useEffect, useState } from 'react';

import { Head, Lead, Page, PageTitle } from '../../../lib/page.styles';
import { color, radius, space, textSize } from '../../../lib/tokens';
import { dropDraft } from '../give/draft';
import { donateTexts } from '../texts';
import { EndDonation } from './end-donation';
import { PayDonation } from './pay-donation';
import { Receipts } from './receipts';

export interface DonationSheetProps {
  readonly donation: Donation;
  /** Reads the donation again. */
  readonly onRead: () => void;
}

const pauseMs = 1500;

/** A donation in each of its states: to pay, received, running, failed and ended. */
export function DonationSheet({ donation, onRead }: DonationSheetProps) {
  const { state, receipts, kind, token } = donation;
  const [paidCount, setPaidCount] = useState<number | null>(null);
  const payments = receipts.filter((receipt) => receipt.kind === 'receipt').length;
  const isArriving = paidCount !== null && payments === paidCount && (state === 'open' || state === 'past_due');
  useEffect(() => {
    if (!isArriving) return undefined;
    const timer = setInterval(onRead, pauseMs);
    return () => clearInterval(timer);
  }, [isArriving, onRead]);
  useEffect(() => {
    if (state !== 'open') dropDraft();
  }, [state]);
  const canPay = state === 'open' || state === 'past_due';
  return (
    <Page as="article">
      <Head>
        <Title donation={donation} />
      </Head>
      <Sheet>
        {isArriving && <Arriving />}
        {canPay && !isArriving && (
          <PayDonation donation={donation} onPaid={() => setPaidCount(payments)} onOver={onRead} />
        )}
        <Receipts receipts={receipts} />
        <Foot donation={donation} />
        {kind === 'monthly' && (state === 'active' || state === 'past_due') && <EndDonation token={token} />}
      </Sheet>
    </Page>
  );
}

function Title({ donation }: Pick<DonationSheetProps, 'donation'>) {
  const t = useTexts(donateTexts);
  const { money, date } = useFormats();
  const { state, kind, name, email, next_payment_at: nextAt } = donation;
  const amount = money(donation.amount, donation.currency);
  if (state === 'open')
    return (
      <>
        <PageTitle>{t('donation.openTitle')}</PageTitle>
        <Lead>{t(kind === 'once' ? 'donation.openOnce' : 'donation.openMonthly', { amount })}</Lead>
      </>
    );
  if (state === 'past_due')
    return (
      <>
        <PageTitle>{t('donation.failedTitle')}</PageTitle>
        <Lead>{t('donation.failed', { amount })}</Lead>
      </>
    );
  if (state === 'ended')
    return (
      <>
        <PageTitle>{t('donation.ended')}</PageTitle>
        <Lead role="status">{t('donation.endedText')}</Lead>
      </>
    );
  const monthly =
    nextAt === null
      ? t('donation.monthlyNoDate', { amount })
      : t('donation.monthly', { amount, date: date(nextAt, { dateStyle: 'long' }) });
  return (
    <>
      <PageTitle>{name === null ? t('donation.thanksNameless') : t('donation.thanks', { name })}</PageTitle>
      <Lead role="status">
        {kind === 'once' ? t('donation.once', { amount }) : monthly} {email !== null && t('donation.mail', { email })}
      </Lead>
    </>
  );
}

function Arriving() {
  const t = useTexts(donateTexts);
  return <p role="status">{t('donation.waiting')}</p>;
}

function Foot({ donation: { state } }: Pick<DonationSheetProps, 'donation'>) {
  const t = useTexts(donateTexts);
  if (state === 'open')
    return (
      <p>
        <Link to="/donate">{t('donation.change')}</Link>
      </p>
    );
  return (
    <>
      <Note>{t('donation.keepLink')}</Note>
      {(state === 'paid' || state === 'ended') && (
        <div>
          <ButtonLink to="/donate" variant="secondary">
            {t('donation.again')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

const Sheet = styled.section`
  display: grid;
  gap: ${space[24]};
  max-width: 40rem;
  padding: ${space[24]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  overflow-wrap: anywhere;
  h2 {
    font-size: ${textSize.h3};
  }
`;

const Note = styled.p`
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;
