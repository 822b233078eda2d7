import type { WireCall } from '@enlace/shared-contract';
import { useEffect, useEffectEvent } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { useOfficeCall, type OfficeCall } from '../calls/use-office-calls';
import { saveText } from '../frame/save-text';

/** A file that a call answers: asked for by `save`, handed to the person when it is there. */
export function useSavedFile(
  calls: OfficeCalls,
  call: WireCall,
  params: Readonly<Record<string, string | number>>,
  name: string,
): OfficeCall & { readonly save: () => void } {
  const file = useOfficeCall(calls, `file ${name}`);
  const hand = useEffectEvent(() => {
    if (file.status !== 'fulfilled') return;
    saveText(String(file.body), name);
    file.clear();
  });
  useEffect(() => hand(), [file.status]);
  return { ...file, save: () => file.start({ call, params }) };
}
