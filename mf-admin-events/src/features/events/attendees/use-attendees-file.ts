import { saveText, useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { attendeeDownloadCalls } from '@enlace/shared-contract';

import { admin } from '../../../lib/admin';
import { attendeesTexts } from './texts';

/** Downloads the attendees of an event with their answers, as the list shows them. */
export function useAttendeesFile(eventId: number, filter: { readonly state: string; readonly search: string }) {
  const t = useLateTexts(attendeesTexts);
  const { showFailure } = useNotices();
  const { run, status } = useOfficeCall(admin.calls, `download attendees ${eventId}`);
  const download = async () => {
    const { state, search } = filter;
    const query = { event_id: eventId, state, ...(search === '' ? {} : { search }) };
    try {
      const text = String(await run({ call: attendeeDownloadCalls.downloadAttendeeList, query }));
      // Spreadsheets read accents only with a byte order mark, which is lost when an answer is read as text.
      saveText(text.startsWith('\uFEFF') ? text : `\uFEFF${text}`, `attendees-${eventId}.csv`);
    } catch (failure) {
      showFailure(failure, t('downloadFailed'));
    }
  };
  return { download, isLoading: status === 'pending' };
}
