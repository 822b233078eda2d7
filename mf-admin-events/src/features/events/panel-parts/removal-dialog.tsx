import { type OfficeRequest, useNotices } from '@enlace/shared-admin';
import { Text } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';

import { useDialogCall } from './use-dialog-call';

export interface RemovalDialogProps {
  /** What is removed, e.g. `code 12`. */
  readonly subject: string;
  readonly request: OfficeRequest;
  readonly words: {
    readonly title: string;
    /** What else is deleted with it. */
    readonly hint: string;
    readonly confirm: string;
    readonly done: string;
    readonly failed: string;
  };
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before something of an event is removed. */
export function RemovalDialog({ subject, request, words, onClose, onDone }: RemovalDialogProps) {
  const { showSuccess } = useNotices();
  const { start, status, error } = useDialogCall(`remove ${subject}`);
  const handleConfirm = () =>
    start(request, () => {
      showSuccess(words.done);
      onDone();
      onClose();
    });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={words.title}
      confirmLabel={words.confirm}
      isLoading={status === 'pending'}
      error={error === null ? undefined : error.message || words.failed}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Text>{words.hint}</Text>
    </ConfirmDialog>
  );
}
