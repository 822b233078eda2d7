import { UndoNotice, useNotices } from '@enlace/shared-admin';
import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';

import { toTakeBack } from '../state/gift';
import { rights } from '../state/rights';
import { permissionsTexts } from '../texts';
import { useRightWords } from '../use-right-words';
import type { Given } from './person-rights';

export interface TakeBackProps {
  readonly given: Given;
  /** It is taken back, or left as it is. */
  readonly onDone: () => void;
}

/** Says what was given, and takes it back: only what was really given, whatever others did meanwhile. */
export function TakeBack({ given: { answered, gift, reason }, onDone }: TakeBackProps) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const notices = useNotices();
  const { status, error, start } = useCall(rights.calls.saveOfPerson, 'take back');
  const { id, name } = answered.person;
  const handleUndo = () =>
    start({ id, change: toTakeBack(answered, t('give.undoReason', { reason }).slice(0, 500)) }, () => {
      notices.showSuccess(t('give.takenBack'));
      onDone();
    });
  const what = gift.role === null ? words.right(gift.right) : (gift.role.label ?? gift.role.name);
  return (
    <>
      <UndoNotice
        text={t('give.given', { name, what })}
        isUndoing={status === 'pending'}
        onUndo={handleUndo}
        onHide={onDone}
      />
      {error !== null && <p role="alert">{error.message}</p>}
    </>
  );
}
