import { readTicketCode } from '@enlace/shared-contract/attendees';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Heading, Text, theme } from '@enlace/shared-ui';
import { useEffect, useRef } from 'react';

import type { Verdict } from '../offline/snapshot';
import { checkInTexts } from '../texts';

export interface ConfirmCardProps {
  readonly code: string;
  readonly verdict: Verdict;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Mode Standard: the person of a ticket before it is checked in. */
export function ConfirmCard({ code, verdict: { attendee }, isSending, onConfirm, onCancel }: ConfirmCardProps) {
  const t = useTexts(checkInTexts);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), [code]);
  return (
    <Box role="group" aria-labelledby="check-in-person">
      <Heading level={2} size="h3" id="check-in-person">
        {attendee === null
          ? t('codeEnd', { end: readTicketCode(code).slice(-4) })
          : `${attendee.first_name} ${attendee.last_name}`}
      </Heading>
      <Text tone="soft">{attendee === null ? t('confirmUnknown') : attendee.ticket}</Text>
      <Cluster justify="center">
        <Button ref={confirm} iconBefore="check" isLoading={isSending} onClick={onConfirm}>
          {t('confirm')}
        </Button>
        <Button variant="secondary" isDisabled={isSending} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Cluster>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
  align-items: center;
  justify-content: center;
  min-height: 15rem;
  padding: ${theme.space[24]} ${theme.space[16]};
  border: 3px solid ${theme.color.primary};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  text-align: center;
  overflow-wrap: anywhere;
`;
