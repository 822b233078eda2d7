import { saveText, useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { eventCodeCalls } from '@enlace/shared-contract/orders';

import { admin } from '../../../lib/admin';
import { codesTexts } from './texts';

interface EventOfCodes {
  readonly id: number;
  readonly slug: string;
}

/** Downloads the codes of an event that the search finds. */
export function useCodesFile({ id, slug }: EventOfCodes, search: string) {
  const t = useLateTexts(codesTexts);
  const { showFailure } = useNotices();
  const { run, status } = useOfficeCall(admin.calls, `download codes ${id}`);
  const download = async () => {
    try {
      const query = search === '' ? {} : { search };
      const text = String(await run({ call: eventCodeCalls.download, params: { id }, query }));
      // Spreadsheets read accents only with a byte order mark, which is lost when an answer is read as text.
      saveText(text.startsWith('\uFEFF') ? text : `\uFEFF${text}`, `codes-${slug}.csv`);
    } catch (failure) {
      showFailure(failure, t('downloadFailed'));
    }
  };
  return { download, isLoading: status === 'pending' };
}
