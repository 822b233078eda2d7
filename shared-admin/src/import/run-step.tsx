import {
  bulkCalls,
  bulkJobAnswerSchema,
  importCalls,
  importCheckSchema,
  type Import,
} from '@enlace/shared-contract/admin';
import { Button, Cluster, ErrorState, Skeleton, Stack, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { JobProgress } from '../bulk/job-progress';
import { useOfficeRead } from '../calls/use-office-calls';
import type { AdminResource } from '../declare/admin-resource';
import { useImportTexts } from './texts';
import { useSavedFile } from './use-saved-file';

export interface RunStepProps {
  readonly admin: AdminResource;
  readonly currentImport: Import;
  readonly jobId: number;
  readonly onAgain: () => void;
}

/** Progress of the import with stop and undo; after its end the skipped rows. */
export function RunStep({ admin, currentImport, jobId, onAgain }: RunStepProps) {
  const t = useImportTexts();
  const { calls, handle } = admin;
  const params = { id: currentImport.id };
  const [isOver, setOver] = useState(false);
  const jobRead = useOfficeRead(calls, { call: bulkCalls.job, params: { id: jobId } }, bulkJobAnswerSchema);
  const failedRowsRead = useOfficeRead(
    calls,
    isOver ? { call: importCalls.failedRows, params } : null,
    importCheckSchema,
  );
  const file = useSavedFile(calls, importCalls.failedFile, params, `${handle.contract.name}-failed.csv`);
  const job = jobRead.data?.data ?? null;
  if (job === null)
    return jobRead.error === null ? (
      <Skeleton height="8rem" />
    ) : (
      <ErrorState onRetry={jobRead.again}>{jobRead.error.message || t('failed')}</ErrorState>
    );
  return (
    <Stack gap={16}>
      <JobProgress calls={calls} first={job} onOver={() => setOver(true)} />
      {file.error !== null && <Text tone="danger">{file.error.message || t('failed')}</Text>}
      {isOver && (
        <Cluster>
          {(failedRowsRead.data?.meta.total ?? 0) > 0 && (
            <Button
              variant="secondary"
              iconBefore="download"
              isLoading={file.status === 'pending'}
              onClick={() => file.save()}
            >
              {t('download')}
            </Button>
          )}
          <Button variant="ghost" iconBefore="upload" onClick={onAgain}>
            {t('again')}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
