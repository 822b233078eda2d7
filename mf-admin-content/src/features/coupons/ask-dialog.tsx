import { CallConfirmation, useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { couponCalls, type ListedCoupon } from '@enlace/shared-contract/memberships';
import { Text } from '@enlace/shared-ui';

import { admin } from '../../lib/admin';
import { couponsSubject } from './coupons.slice';
import { couponFormTexts } from './form-texts';

export interface AskDialogProps {
  readonly step: 'end' | 'remove';
  readonly coupon: ListedCoupon;
  readonly onClose: () => void;
}

/** Asks before a coupon ends or is deleted, and names what is deleted with it. */
export function AskDialog({ step, coupon, onClose }: AskDialogProps) {
  const t = useLateTexts(couponFormTexts);
  const { showSuccess } = useNotices();
  const { id, code, uses, open_uses: openUses } = coupon;
  const call = useOfficeCall(admin.calls, `${step} coupon ${id}`);
  const count = uses + openUses;
  const isEnd = step === 'end';
  const hint = count === 0 ? t('removeNone') : t('removeHint', { count });
  const handleConfirm = () => {
    const stepCall = isEnd ? couponCalls.endCoupon : couponCalls.removeCoupon;
    call.start({ call: stepCall, params: { id }, changes: [couponsSubject] }, () => {
      showSuccess(t(isEnd ? 'ended' : 'removed'));
      onClose();
    });
  };
  return (
    <CallConfirmation
      call={call}
      isDanger
      title={t(isEnd ? 'endTitle' : 'removeTitle', { code })}
      confirmLabel={t(isEnd ? 'endLabel' : 'removeLabel')}
      failedText={t('notDone')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Text>{isEnd ? t('endHint') : hint}</Text>
    </CallConfirmation>
  );
}
