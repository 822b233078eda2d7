import { UndoNotice, useNotices } from '@enlace/shared-admin';
import type { SavedMatrix } from '@enlace/shared-contract/identity';
import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';

import { rights } from './state/rights';
import { permissionsTexts } from './texts';

/** A save of the matrix: its actual changes and its reason. */
export interface MatrixSave extends Pick<SavedMatrix, 'given' | 'taken'> {
  readonly reason: string;
}

export interface MatrixUndoProps {
  readonly save: MatrixSave;
  /** Called after undo, and when the user hides the notice. */
  readonly onDone: () => void;
}

/**
 * The last save with a button that restores the former state exactly; the server refuses when a changed right has been
 * changed again.
 */
export function MatrixUndo({ save: { given: givenGrants, taken: takenGrants, reason }, onDone }: MatrixUndoProps) {
  const t = useTexts(permissionsTexts);
  const notices = useNotices();
  const { status, error, start } = useCall(rights.calls.save, 'undo');
  const handleUndo = () =>
    start(
      {
        give: [...takenGrants],
        take: [...givenGrants],
        is_exact: true,
        reason: t('give.undoReason', { reason }).slice(0, 500),
      },
      () => {
        notices.showSuccess(t('undo.done'));
        onDone();
      },
    );
  return (
    <>
      <UndoNotice
        text={t('undo.saved', {
          given: t('save.givenCount', { count: givenGrants.length }),
          taken: t('save.takenCount', { count: takenGrants.length }),
        })}
        isUndoing={status === 'pending'}
        onUndo={handleUndo}
        onHide={onDone}
      />
      {error !== null && <p role="alert">{error.message}</p>}
    </>
  );
}
