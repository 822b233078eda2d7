import { cancelReasons, type Membership } from '@enlace/shared-contract/memberships';
import { useCall } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Heading, Select, Text } from '@enlace/shared-ui';
import { useEffect, useRef, useState } from 'react';

import { Panel, Part } from '../membership.styles';
import { membership } from '../membership.slice';
import { membershipTexts } from '../texts';
import { useFailure } from '../use-failure';

export interface EndPartProps {
  readonly ownMembership: Membership;
  readonly onNote: (note: string) => void;
}

/** The end of the plan: two presses, what stays, and no argument against it. */
export function EndPart({ ownMembership, onNote }: EndPartProps) {
  const t = useTexts(membershipTexts);
  const { date } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { failure, attempt } = useFailure();
  const cancel = useCall(membership.calls.cancel);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) title.current?.focus();
  }, [isOpen]);
  const end =
    ownMembership.state === 'active' && ownMembership.period_end !== null
      ? date(ownMembership.period_end, { dateStyle: 'long' })
      : null;
  const plan = ownMembership.paid_package?.name ?? ownMembership.package?.name ?? '';
  const confirm = () =>
    attempt(async () => {
      await cancel.run(reason === '' ? {} : { reason });
      onNote(end === null ? t('endedNow') : t('ended', { date: end }));
    });
  return (
    <Part name="end">
      {isOpen ? (
        <Panel>
          <Heading level={3} size="h4" ref={title} tabIndex={-1}>
            {t('end.title', { plan })}
          </Heading>
          <Text>{end === null ? t('end.leadNow') : t('end.until', { date: end })}</Text>
          <FormField label={t('end.reason')}>
            <Select
              name="reason"
              value={reason}
              placeholder={t('end.reasons.none')}
              options={cancelReasons.map((value) => ({ value, label: t(`end.reasons.${value}`) }))}
              onChange={({ target }) => setReason(target.value)}
            />
          </FormField>
          {failure !== null && (
            <Text role="alert" tone="danger">
              {failure}
            </Text>
          )}
          <Cluster gap={12}>
            <Button variant="danger" isLoading={cancel.status === 'pending'} onClick={() => void confirm()}>
              {t('end.confirm')}
            </Button>
            <Button variant="ghost" onClick={() => setIsOpen(false)}>
              {t('end.back')}
            </Button>
          </Cluster>
        </Panel>
      ) : (
        <>
          <Text tone="soft">{t(end === null ? 'end.leadNow' : 'end.lead')}</Text>
          <Cluster gap={12}>
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              {t('end.open')}
            </Button>
          </Cluster>
        </>
      )}
    </Part>
  );
}
