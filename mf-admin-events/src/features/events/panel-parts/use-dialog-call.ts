import { type OfficeCall, useOfficeCall } from '@enlace/shared-admin';
import { useEffect, useEffectEvent } from 'react';

import { admin } from '../../../lib/admin';

/** The call of a dialog. Forgets the error of its last opening; a running call stays, so that it is not made twice. */
export function useDialogCall(key: string): OfficeCall {
  const call = useOfficeCall(admin.calls, key);
  const forgetLastError = useEffectEvent(() => {
    if (call.status !== 'pending') call.clear();
  });
  useEffect(() => forgetLastError(), [key]);
  return call;
}
