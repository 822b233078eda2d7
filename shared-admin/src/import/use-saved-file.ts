import type { WireCall } from '@enlace/shared-contract';
import { useEffect, useEffectEvent } from 'react';

import type { Calls } from '../calls/create-calls';
import { useCall, type CallHook } from '../calls/use-calls';
import { saveText } from '../frame/save-text';

/** A file that a call answers: asked for by `save`, handed to the person when it is there. */
export function useSavedFile(
  calls: Calls,
  call: WireCall,
  params: Readonly<Record<string, string | number>>,
  name: string,
): CallHook & { readonly save: () => void } {
  const file = useCall(calls, `file ${name}`);
  const hand = useEffectEvent(() => {
    if (file.status !== 'fulfilled') return;
    saveText(String(file.body), name);
    file.clear();
  });
  useEffect(() => hand(), [file.status]);
  return { ...file, save: () => file.start({ call, params }) };
}
