import type { RightsOfPerson, SavedPersonRights } from '@enlace/shared-contract';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useId, useState, type FormEvent } from 'react';

import { useCommand } from '../../../lib/create-command';
import { ReasonField } from '../reason-field';
import { RightLine } from '../right-line';
import { broughtBy, toGive, type Gift } from '../state/gift';
import { savePersonRights } from '../state/person-rights';
import { permissionsTexts } from '../texts';
import { useRightWords } from '../use-right-words';

export interface GiveDialogProps {
  readonly held: RightsOfPerson;
  readonly gift: Gift;
  readonly onClose: () => void;
  readonly onGiven: (answered: SavedPersonRights, reason: string) => void;
}

/** What she would get, all of it, and why; nothing is given without a reason. */
export function GiveDialog({ held, gift, onClose, onGiven }: GiveDialogProps) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const formId = useId();
  const { status, data, error, start, clear } = useCommand(savePersonRights);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { person } = held;
  const role = gift.role?.label ?? gift.role?.name;
  useEffect(() => {
    if (status !== 'fulfilled' || data === null) return;
    clear();
    onGiven(data, reason.trim());
  }, [clear, data, onGiven, reason, status]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason.trim() !== '') start({ params: { id: person.id }, body: { ...toGive(gift, reason.trim()) } });
  };
  const handleClose = () => {
    clear();
    onClose();
  };
  return (
    <Modal
      isOpen
      onClose={handleClose}
      title={
        role === undefined
          ? t('give.rightTitle', { name: person.name })
          : t('give.roleTitle', { name: person.name, role })
      }
      footer={
        <>
          <Button variant="ghost" onClick={handleClose}>
            {t('save.back')}
          </Button>
          <Button type="submit" form={formId} isLoading={status === 'pending'}>
            {t('give.give')}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        <ul tabIndex={0} aria-label={t('ways.title')}>
          {words.lines(broughtBy(gift, held)).map((right) => (
            <RightLine key={right} isGiven>
              {t('save.given', { right })}
            </RightLine>
          ))}
        </ul>
        <ReasonField value={reason} isMissing={isChecked && reason.trim() === ''} onChange={setReason} />
        {error !== null && <Failure role="alert">{error.message}</Failure>}
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[20]};
  > ul {
    overflow-y: auto;
    max-height: min(16rem, 40vh);
  }
`;

const Failure = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
