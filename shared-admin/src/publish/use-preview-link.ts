import { draftCalls, previewAnswerSchema } from '@enlace/shared-contract/admin';

import type { OfficeCalls } from '../calls/office-calls';
import { useOfficeCall } from '../calls/use-office-calls';

type PreviewAnswer = (typeof previewAnswerSchema)['_zod']['output']['data'];

export interface PreviewLink {
  readonly isLoading: boolean;
  /** Shows the page in a new window. Resolves with its link, rejects with the `AppError` to show. */
  readonly open: () => Promise<PreviewAnswer>;
}

/** Makes a link to the page of a draft and opens it. Call `open` in the press itself. */
export function usePreviewLink(calls: OfficeCalls, resource: string, id: number): PreviewLink {
  const { run, status } = useOfficeCall(calls, `preview ${resource} ${id}`);
  const open = async () => {
    // Safari blocks a window that opens after the answer.
    const page = window.open('', '_blank');
    if (page !== null) page.opener = null;
    try {
      const { data } = await run({ call: draftCalls.preview, params: { resource, id }, schema: previewAnswerSchema });
      if (page === null) window.open(data.url, '_blank', 'noopener');
      else page.location.replace(data.url);
      return data;
    } catch (failure) {
      page?.close();
      throw failure;
    }
  };
  return { isLoading: status === 'pending', open };
}
