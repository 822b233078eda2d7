import type { RightsMatrix } from '@enlace/shared-contract';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Icon, theme } from '@enlace/shared-ui';
import { Modal, Textarea } from '@enlace/shared-ui/controls';
import { useEffect, useId, useState, type FormEvent } from 'react';

import { useCommand } from '../../lib/create-command';
import { differenceOf, toSave, type Changes } from './state/changes';
import { saveRights } from './state/matrix';
import { permissionsTexts } from './texts';
import { useRightWords } from './use-right-words';

export interface SaveDialogProps {
  readonly matrix: RightsMatrix;
  readonly changes: Changes;
  readonly onClose: () => void;
  readonly onSaved: (matrix: RightsMatrix) => void;
}

/** What would change, role by role, and why; nothing is saved without a reason. */
export function SaveDialog({ matrix, changes, onClose, onSaved }: SaveDialogProps) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const formId = useId();
  const { status, data, error, start, clear } = useCommand(saveRights);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    if (status !== 'fulfilled' || data === null) return;
    clear();
    onSaved(data);
  }, [clear, data, onSaved, status]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason.trim() !== '') start({ body: { ...toSave(changes), reason: reason.trim() } });
  };
  const handleClose = () => {
    clear();
    onClose();
  };
  return (
    <Modal
      isOpen
      onClose={handleClose}
      title={t('save.title')}
      footer={
        <>
          <Button variant="ghost" onClick={handleClose}>
            {t('save.back')}
          </Button>
          <Button type="submit" form={formId} isLoading={status === 'pending'}>
            {t('save.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        {differenceOf(matrix, changes).map(({ role, given, taken }) => (
          <section key={role.id} aria-label={role.label ?? role.name}>
            <h3>
              {role.label ?? role.name} <small>{t('members', { count: role.members_count })}</small>
            </h3>
            <ul>
              {given.map((right) => (
                <li key={right.id} data-kind="given">
                  <Icon name="plus" size={16} />
                  {t('save.given', { right: words.right(right) })}
                </li>
              ))}
              {taken.map((right) => (
                <li key={right.id} data-kind="taken">
                  <Icon name="minus" size={16} />
                  {t('save.taken', { right: words.right(right) })}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <FormField
          label={t('save.reason')}
          hint={t('save.hint')}
          isRequired
          error={isChecked && reason.trim() === '' ? t('save.missing') : undefined}
        >
          <Textarea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </FormField>
        {error !== null && <Failure role="alert">{error.message}</Failure>}
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[20]};
  h3 {
    margin-bottom: ${theme.space[4]};
    font: 600 1rem/1.4 ${theme.font.text};
  }
  small {
    color: ${theme.color.inkSoft};
    font-weight: 400;
  }
  li {
    display: flex;
    gap: ${theme.space[8]};
    align-items: center;
    padding-block: ${theme.space[4]};
  }
  li[data-kind='given'] > svg {
    color: ${theme.color.teal};
  }
  li[data-kind='taken'] > svg {
    color: ${theme.color.danger};
  }
`;

const Failure = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
