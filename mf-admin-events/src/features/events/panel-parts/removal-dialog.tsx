import { CallConfirmation, type OfficeRequest } from '@enlace/shared-admin';
import { Text } from '@enlace/shared-ui';

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
  const call = useDialogCall(`remove ${subject}`, { onDone, onClose });
  const handleConfirm = () => call.start(request, () => call.finish(words.done));
  return (
    <CallConfirmation
      call={call}
      isDanger
      title={words.title}
      confirmLabel={words.confirm}
      failedText={words.failed}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Text>{words.hint}</Text>
    </CallConfirmation>
  );
}
