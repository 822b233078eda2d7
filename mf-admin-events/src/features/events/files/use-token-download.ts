import { useNotices, useOfficeCall } from '@enlace/shared-admin';
import { attendeeDownloadCalls, type DownloadName, downloadTokenSchema } from '@enlace/shared-contract/attendees';

import { admin } from '../../../lib/admin';

/**
 * Downloads a file with personal data by a link, so that the browser saves it while it arrives. The link has a token for
 * this one download instead of the session.
 */
export function useTokenDownload(download: DownloadName, failedText: string) {
  const { showFailure } = useNotices();
  const { run, status } = useOfficeCall(admin.calls, `download ${download}`);
  /** Resolves with whether the download has begun. */
  const start = async (path: string, query: Readonly<Record<string, string | number>>): Promise<boolean> => {
    try {
      const { data } = await run({
        call: attendeeDownloadCalls.addDownloadToken,
        body: { download },
        schema: downloadTokenSchema,
      });
      const values = Object.entries({ ...query, token: data.token }).map(([name, value]) => [name, String(value)]);
      const link = document.createElement('a');
      link.href = `${path}?${new URLSearchParams(values).toString()}`;
      link.download = '';
      link.click();
      return true;
    } catch (failure) {
      showFailure(failure, failedText);
      return false;
    }
  };
  return { start, isLoading: status === 'pending' };
}
