import { type BeforeSaveProps, useLateTexts } from '@enlace/shared-admin';
import { useFormats } from '@enlace/shared-platform';
import { Checkbox, ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import type { DatesToMove } from './dates-to-move';
import { newsTexts } from './texts';

interface MoveDialogProps extends BeforeSaveProps {
  readonly dates: DatesToMove;
}

/** The question of an event without people. */
export function MoveDialog({ answer, dates, onSave, onClose }: MoveDialogProps) {
  const t = useLateTexts(newsTexts);
  const [isMoving, setMoving] = useState(movesDates(answer));
  return (
    <ConfirmDialog
      isOpen
      isDanger={false}
      title={t('moveQuestion')}
      confirmLabel={t('save')}
      onConfirm={() => onSave({ moves_dates: isMoving })}
      onClose={() => onClose({ moves_dates: isMoving })}
    >
      <MoveChoice dates={dates} isMoving={isMoving} onChange={setMoving} />
    </ConfirmDialog>
  );
}

/** The choice of the last attempt; at first, the dates move. */
export const movesDates = (answer: BeforeSaveProps['answer']): boolean => answer?.['moves_dates'] !== false;

interface MoveChoiceProps {
  readonly dates: DatesToMove;
  readonly isMoving: boolean;
  readonly onChange: (isMoving: boolean) => void;
}

export function MoveChoice({ dates: { ticketCount, hasLimit }, isMoving, onChange }: MoveChoiceProps) {
  const t = useLateTexts(newsTexts);
  const formats = useFormats();
  const dates = [...(ticketCount === 0 ? [] : [t('sales', { count: ticketCount })]), ...(hasLimit ? [t('limit')] : [])];
  return (
    <Checkbox checked={isMoving} hint={t('moveHint')} onChange={({ target }) => onChange(target.checked)}>
      {t('move', { dates: formats.list(dates) })}
    </Checkbox>
  );
}
