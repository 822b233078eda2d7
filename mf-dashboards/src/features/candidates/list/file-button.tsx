import { saveText, useNotices } from '@enlace/shared-admin';
import { useCall, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';

import { candidates } from '../state/candidates';
import { type CandidatesChoice, filtersOf } from '../state/candidates-choice';
import { candidatesTexts } from '../texts';

/** Downloads the candidates of the filters. */
export function FileButton({ choice }: { readonly choice: CandidatesChoice }) {
  const t = useTexts(candidatesTexts);
  const { locale } = useScreen();
  const { showFailure } = useNotices();
  const { run, status } = useCall(candidates.calls.file);
  const download = async () => {
    try {
      const text = await run({ ...filtersOf(choice), lang: locale });
      // Spreadsheets read accents only with a byte order mark, which is lost when an answer is read as text.
      saveText(text.startsWith('\uFEFF') ? text : `\uFEFF${text}`, 'candidates.csv');
    } catch (failure) {
      showFailure(failure, t('fileFailed'));
    }
  };
  return (
    <Button
      size="small"
      variant="ghost"
      iconBefore="download"
      isLoading={status === 'pending'}
      onClick={() => void download()}
    >
      {t('file')}
    </Button>
  );
}
