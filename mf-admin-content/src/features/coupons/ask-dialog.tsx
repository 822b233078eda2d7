import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { couponCalls, type ListedCoupon } from '@enlace/shared-contract/memberships';
import { Text } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';

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
  const { start, status, error } = useOfficeCall(admin.calls, `${step} coupon ${id}`);
  const count = uses + openUses;
  const isEnd = step === 'end';
  const hint = count === 0 ? t('removeNone') : t('removeHint', { count });
  const handleConfirm = () => {
    const call = isEnd ? couponCalls.endCoupon : couponCalls.removeCoupon;
    start({ call, params: { id }, changes: [couponsSubject] }, () => {
      showSuccess(t(isEnd ? 'ended' : 'removed'));
      onClose();
    });
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(isEnd ? 'endTitle' : 'removeTitle', { code })}
      confirmLabel={t(isEnd ? 'endLabel' : 'removeLabel')}
      isLoading={status === 'pending'}
      error={error === null ? undefined : error.message || t('notDone')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Text>{isEnd ? t('endHint') : hint}</Text>
    </ConfirmDialog>
  );
}
