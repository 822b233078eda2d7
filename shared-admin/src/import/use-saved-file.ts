import type { WireCall } from '@enlace/shared-contract/calls';
import { whenDone } from '@enlace/shared-data';

import type { OfficeCalls } from '../calls/office-calls';
import { useOfficeCall, type OfficeCall } from '../calls/use-office-calls';
import { saveText } from '../frame/save-text';

/** Requests a file with `save` and downloads the answer. */
export function useSavedFile(
  calls: OfficeCalls,
  call: WireCall,
  params: Readonly<Record<string, string | number>>,
  name: string,
): OfficeCall & { readonly save: () => void } {
  const file = useOfficeCall(calls, `file ${name}`);
  return { ...file, save: () => whenDone(file.run({ call, params }), (body) => saveText(String(body), name)) };
}
