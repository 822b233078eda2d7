import { saveText, useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { waitingEntryCalls } from '@enlace/shared-contract/orders';

import { admin } from '../../../lib/admin';
import { waitingTexts } from './texts';

/** Downloads the waiting list of an event, as the list shows it. */
export function useWaitingFile(eventId: number, filter: Readonly<Record<string, string>>) {
  const t = useLateTexts(waitingTexts);
  const { showFailure } = useNotices();
  const { run, status } = useOfficeCall(admin.calls, `download waiting list ${eventId}`);
  const download = async () => {
    try {
      const call = waitingEntryCalls.downloadWaitingEntries;
      const text = String(await run({ call, params: { id: eventId }, query: filter }));
      // Spreadsheets read accents only with a byte order mark, which is lost when an answer is read as text.
      saveText(text.startsWith('\uFEFF') ? text : `\uFEFF${text}`, `waiting-list-${eventId}.csv`);
    } catch (failure) {
      showFailure(failure, t('downloadFailed'));
    }
  };
  return { download, isLoading: status === 'pending' };
}
