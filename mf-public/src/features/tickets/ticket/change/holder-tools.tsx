import { styled, useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { useState } from 'react';

import { color, radius, space, textSize } from '../../../../lib/tokens';
import { ticketsTexts } from '../../texts';
import { CancelTicket } from '../cancel-ticket';
import type { HeldTicket } from '../tickets.slice';
import { ChangeForm } from './change-form';
import { TransferForm } from './transfer-form';

export interface HolderToolsProps {
  readonly ticket: HeldTicket;
  /** The ticket belongs to another person now. */
  readonly onTransferred: (name: string) => void;
}

/** What the holder can do without an account: change name and answers, give the ticket away, cancel it. */
export function HolderTools({ ticket, onTransferred }: HolderToolsProps) {
  const t = useTexts(ticketsTexts);
  const [task, setTask] = useState<'change' | 'transfer' | null>(null);
  const [note, setNote] = useState('');
  const [isComplete, setComplete] = useState(ticket.needs_details !== true);
  const { starts_at: start, ends_at: end } = ticket.event;
  const now = new Date();
  if (new Date(end) < now) return null;
  const open = (nextTask: typeof task) => {
    setTask(nextTask === task ? null : nextTask);
    setNote('');
  };
  return (
    <Tools aria-label={t('holder.title')}>
      <p role="status">{note}</p>
      {!isComplete && task !== 'change' && <p>{t('holder.needsDetails')}</p>}
      <Buttons>
        <Button variant="secondary" aria-expanded={task === 'change'} onClick={() => open('change')}>
          {t('holder.change')}
        </Button>
        {new Date(start) > now && ticket.state === 'confirmed' && (
          <Button variant="secondary" aria-expanded={task === 'transfer'} onClick={() => open('transfer')}>
            {t('holder.transfer')}
          </Button>
        )}
        <CancelTicket ticket={ticket} />
      </Buttons>
      {task === 'change' && (
        <Panel>
          <h2>{t('holder.change')}</h2>
          <ChangeForm
            ticket={ticket}
            onChanged={(isConfirmationSent) => {
              setTask(null);
              setComplete(true);
              setNote(t(isConfirmationSent ? 'holder.confirmEmail' : 'holder.changed'));
            }}
          />
        </Panel>
      )}
      {task === 'transfer' && (
        <Panel>
          <h2>{t('holder.transfer')}</h2>
          <p>{t('holder.transferText')}</p>
          <TransferForm ticket={ticket} onTransferred={onTransferred} />
        </Panel>
      )}
    </Tools>
  );
}

const Tools = styled.section`
  grid-column: 1 / -1;
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};
  > p:not(:empty) {
    margin-bottom: ${space[16]};
    padding: ${space[12]} ${space[16]};
    border-radius: ${radius.small};
    background: ${color.tealSoft};
    color: ${color.tealInk};
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;

const Panel = styled.div`
  display: grid;
  gap: ${space[16]};
  max-width: 38rem;
  margin-top: ${space[24]};
  h2 {
    font-size: ${textSize.h3};
  }
`;
