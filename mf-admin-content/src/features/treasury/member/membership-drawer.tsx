import { useOfficeRead } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import {
  type MembershipDetails,
  memberMembershipSchema,
  type MemberInvoice,
  memberRefundSchema,
  treasuryCalls,
} from '@enlace/shared-contract/memberships';
import { useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, Cluster, ErrorState, Skeleton } from '@enlace/shared-ui';
import { Drawer } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { RefundDialog } from '../../../lib/refunds/refund-dialog';
import { membershipsSubject } from '../state/treasury';
import { treasuryTexts } from '../texts';
import { MembershipFacts } from './membership-facts';
import { PauseDialog } from './pause-dialog';
import { ReasonDialog } from './reason-dialog';

type Step = 'pause' | 'resume' | 'writeOff' | 'endGift';

/** One membership: facts, invoices and history, and what a treasurer can do. */
export function MembershipDrawer({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const t = useTexts(treasuryTexts);
  const { viewer } = useScreen();
  const [step, setStep] = useState<Step | null>(null);
  const [refundedInvoice, setRefundedInvoice] = useState<MemberInvoice | null>(null);
  const question = { call: treasuryCalls.getMemberMembership, params: { id }, shows: [membershipsSubject] };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, memberMembershipSchema);
  const membership = data?.data ?? null;
  const mayEdit = mayCall(viewer, treasuryCalls.writeOff.access);
  const mayRefund = mayCall(viewer, treasuryCalls.refundInvoice.access);
  if (membership !== null && refundedInvoice !== null)
    return (
      <RefundDialog
        document={refundedInvoice}
        request={{
          call: treasuryCalls.refundInvoice,
          params: { id: refundedInvoice.id },
          schema: memberRefundSchema,
          changes: [membershipsSubject],
        }}
        onClose={() => setRefundedInvoice(null)}
      />
    );
  if (membership !== null && step !== null) {
    const close = () => setStep(null);
    if (step === 'pause') return <PauseDialog membership={membership} onClose={close} />;
    return <ReasonDialog step={step} membership={membership} onClose={close} />;
  }
  return (
    <Drawer
      isOpen
      size="lg"
      title={membership === null ? t('title') : t('facts.title', { name: membership.user.name })}
      onClose={onClose}
      footer={mayEdit && membership !== null && <Actions membership={membership} onStep={setStep} />}
    >
      {status === 'rejected' && membership === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {membership === null && status !== 'rejected' && <Skeleton lines={8} />}
      {membership !== null && (
        <MembershipFacts membership={membership} onRefund={mayRefund ? setRefundedInvoice : undefined} />
      )}
    </Drawer>
  );
}

interface ActionsProps {
  readonly membership: MembershipDetails;
  readonly onStep: (step: Step) => void;
}

function Actions({ membership, onStep }: ActionsProps) {
  const t = useTexts(treasuryTexts);
  const isLate = membership.state === 'past_due' || membership.state === 'unpaid';
  const isGiven = membership.comp_until !== null;
  if (!isLate && !isGiven) return null;
  return (
    <Cluster gap={8}>
      {isLate && (
        <>
          {membership.dunning_paused_until !== null && (
            <Button variant="secondary" onClick={() => onStep('resume')}>
              {t('resume')}
            </Button>
          )}
          <Button variant="secondary" iconBefore="clock" onClick={() => onStep('pause')}>
            {t('pause')}
          </Button>
          <Button variant="danger" onClick={() => onStep('writeOff')}>
            {t('writeOff')}
          </Button>
        </>
      )}
      {isGiven && (
        <Button variant="danger" onClick={() => onStep('endGift')}>
          {t('endGift')}
        </Button>
      )}
    </Cluster>
  );
}
