import { type MembershipDetails, memberMembershipSchema, treasuryCalls } from '@enlace/shared-contract/memberships';
import { useFormats, useTexts } from '@enlace/shared-platform';

import { ReasonQuestion } from '../reason-question';
import { treasuryTexts } from '../texts';

export interface ReasonDialogProps {
  readonly step: 'resume' | 'writeOff' | 'endGift';
  readonly membership: MembershipDetails;
  readonly onClose: () => void;
}

/** Confirms a step that needs only a reason. */
export function ReasonDialog({ step, membership, onClose }: ReasonDialogProps) {
  const t = useTexts(treasuryTexts);
  const { money } = useFormats();
  const { id, user, due_amount: amount, currency } = membership;
  const requestOf = (reason: string) => ({
    ...{
      resume: { call: treasuryCalls.pauseDunning, params: { id }, body: { until: null, reason } },
      writeOff: { call: treasuryCalls.writeOff, params: { id }, body: { reason } },
      endGift: { call: treasuryCalls.endGivenPlan, params: { id: user.id }, body: { reason } },
    }[step],
    schema: memberMembershipSchema,
  });
  return (
    <ReasonQuestion
      name={`${step} ${id}`}
      isDanger={step !== 'resume'}
      title={t(`${step}Title`, { name: user.name, amount: money(amount, currency) })}
      confirmLabel={t(step)}
      lines={[t(`${step}Hint`)]}
      doneText={t(`${step}Done`)}
      words={t}
      requestOf={requestOf}
      onClose={onClose}
    />
  );
}
