import type { PaymentKey } from '@enlace/shared-contract/memberships';
import { defineScreen, useCall, useLastAnswer, useReload, useScreen } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { ErrorState, Link, Skeleton, Text } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { PageHead } from '../../lib/page-head';
import { Sheet } from '../../lib/page.styles';
import { BillsPart } from './bills/bills-part';
import { BankQuestion } from './card/bank-question';
import { CardPart } from './card/card-part';
import { membership } from './membership.slice';
import { Banner, Report } from './membership.styles';
import { ChangePart } from './plan/change-part';
import { EndPart } from './plan/end-part';
import { PlanPart } from './plan/plan-part';
import { membershipTexts } from './texts';

export const screen = defineScreen({
  Component: MembershipPage,
  texts: [membershipTexts],
  load: ({ locale: lang }) => [membership.calls.mine.query({ lang })],
  slices: [membership],
});

/** What a member pays: plan, change, card, invoices and end. */
function MembershipPage() {
  const t = useTexts(membershipTexts);
  return (
    <Sheet>
      <PageHead title={t('title')} lead={t('lead')} />
      <Parts />
    </Sheet>
  );
}

function Parts() {
  const t = useTexts(membershipTexts);
  const { date } = useFormats();
  const { locale: lang } = useScreen();
  const reload = useReload();
  const { answer: ownMembership, status } = useLastAnswer(membership.calls.mine, { lang });
  const refresh = useCall(membership.calls.refresh);
  const [note, setNote] = useState('');
  const [payment, setPayment] = useState<PaymentKey | null>(null);
  const top = useRef<HTMLParagraphElement>(null);
  if (ownMembership === null)
    return status === 'rejected' ? (
      <ErrorState title={t('failed')} onRetry={() => reload([membership.calls.mine.query({ lang })])} />
    ) : (
      <Skeleton lines={3} height="6rem" />
    );
  const tell = (text: string) => {
    setNote(text);
    top.current?.focus();
  };
  const handleBank = (isConfirmed: boolean | null) => {
    setPayment(null);
    tell(t(isConfirmed === null ? 'checking' : isConfirmed ? 'paid' : 'bank.refused'));
    refresh.start(undefined);
  };
  const isLate = ownMembership.state === 'past_due' || ownMembership.state === 'unpaid';
  const isOver = ownMembership.grace_ends_at !== null && ownMembership.package?.id !== ownMembership.paid_package?.id;
  const hasPlan = ownMembership.paid_package !== null || ownMembership.state === 'incomplete';
  return (
    <>
      <Report ref={top} tabIndex={-1}>
        {note}
      </Report>
      {isLate && ownMembership.grace_ends_at !== null && (
        <Banner>
          <p>
            {isOver
              ? t('pastDueOver')
              : t('pastDue', { date: date(ownMembership.grace_ends_at, { dateStyle: 'long' }) })}
          </p>
          <Link to="#card" isNative>
            {t('updateCard')}
          </Link>
        </Banner>
      )}
      {payment !== null && <BankQuestion payment={payment} onAnswer={handleBank} />}
      {!ownMembership.can_pay && <Text>{t('noPayments')}</Text>}
      <div>
        <PlanPart ownMembership={ownMembership} onNote={tell} onPayment={setPayment} />
        <ChangePart ownMembership={ownMembership} onNote={tell} onPayment={setPayment} />
        <CardPart ownMembership={ownMembership} onNote={tell} onPayment={setPayment} />
        <BillsPart />
        {hasPlan && !ownMembership.cancel_at_period_end && <EndPart ownMembership={ownMembership} onNote={tell} />}
      </div>
    </>
  );
}
