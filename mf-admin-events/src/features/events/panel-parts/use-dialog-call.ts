import { type OfficeCall, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { useEffect, useEffectEvent } from 'react';

import { admin } from '../../../lib/admin';

export interface DialogCall extends OfficeCall {
  /** The server's message of a field; empty without one. */
  readonly errorOf: (field: string) => string;
  /** Shows the text of the success, reads the page behind the dialog again, and closes the dialog. */
  readonly finish: (doneText: string) => void;
}

interface DialogEnd {
  readonly onDone?: () => void;
  readonly onClose?: () => void;
}

/** The call of a dialog. Forgets the error of its last opening; a running call stays, so that it is not made twice. */
export function useDialogCall(key: string, { onDone, onClose }: DialogEnd = {}): DialogCall {
  const { showSuccess } = useNotices();
  const call = useOfficeCall(admin.calls, key);
  const forgetLastError = useEffectEvent(() => {
    if (call.status !== 'pending') call.clear();
  });
  useEffect(() => forgetLastError(), [key]);
  return {
    ...call,
    errorOf: (field) => call.error?.fields[field]?.[0] ?? '',
    finish(doneText) {
      showSuccess(doneText);
      onDone?.();
      onClose?.();
    },
  };
}
