import { UndoNotice, useNotices } from '@enlace/shared-admin';
import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';

import { useRoleName } from '../../../lib/use-role-name';
import { toTakeBack } from '../state/gift';
import { rights } from '../state/rights';
import { permissionsTexts } from '../texts';
import { useRightWords } from '../use-right-words';
import type { Given } from './person-rights';

export interface TakeBackProps {
  readonly given: Given;
  /** Called after undo, and when the user hides the notice. */
  readonly onDone: () => void;
}

/** Shows which rights were granted, and undoes it. Undo only revokes rights that this change has granted. */
export function TakeBack({ given: { savedRights, gift, reason }, onDone }: TakeBackProps) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const roleName = useRoleName();
  const notices = useNotices();
  const { status, error, start } = useCall(rights.calls.saveOfPerson, 'take back');
  const { id, name } = savedRights.person;
  const handleUndo = () =>
    start({ id, change: toTakeBack(savedRights, t('give.undoReason', { reason }).slice(0, 500)) }, () => {
      notices.showSuccess(t('give.takenBack'));
      onDone();
    });
  const what = gift.role === null ? words.right(gift.right) : roleName(gift.role);
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
