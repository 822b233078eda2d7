import { bulkJobAnswerSchema, importCalls, importCheckSchema, type Import } from '@enlace/shared-contract/admin';
import { dataChanged, isCancelled, subjectOf } from '@enlace/shared-data';
import { useDispatch, useFormats, useLocale } from '@enlace/shared-platform';
import { Button, Cluster, ErrorState, Heading, Skeleton, Stack, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { useOfficeRead, useOfficeCall } from '../calls/use-office-calls';
import { imports } from '../calls/subjects';
import type { AdminResource } from '../declare/admin-resource';
import { FailedRows } from './failed-rows';
import { Figures } from './figures';
import { useImportTexts } from './texts';
import { useSavedFile } from './use-saved-file';

export interface CheckStepProps {
  readonly admin: AdminResource;
  readonly currentImport: Import;
  readonly onBack: () => void;
  readonly onStarted: () => void;
}

type Counts = Readonly<Record<(typeof actions)[number], number>>;

const actions = ['create', 'update', 'skip', 'fail'] as const;

/** The result of the trial: the number of rows of each kind, and invalid rows, to be corrected here or in the file. */
export function CheckStep({ admin, currentImport, onBack, onStarted }: CheckStepProps) {
  const t = useImportTexts();
  const formats = useFormats();
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const { calls, handle } = admin;
  const params = { id: currentImport.id };
  const [page, setPage] = useState(1);
  const [correctedCounts, setCorrectedCounts] = useState<Counts | null>(null);
  const [correctedRows, setCorrectedRows] = useState(0);
  // The visit's id excludes old answers; rows that were corrected since then are valid.
  const [visit] = useState(() => crypto.randomUUID());
  const question = { call: importCalls.failedRows, params, query: { page }, visit: `${visit} ${locale}` };
  const checkRead = useOfficeRead(calls, question, importCheckSchema);
  const file = useSavedFile(calls, importCalls.failedFile, params, `${handle.contract.name}-failed.csv`);
  const run = useOfficeCall(calls, `import run ${currentImport.id}`);

  const handleRun = () => {
    const changes = [subjectOf(imports, currentImport.id)];
    run
      .run({ call: importCalls.run, params, schema: bulkJobAnswerSchema, changes })
      // The import may have started all the same: in another tab, or with an answer that was lost.
      .then(onStarted, (error: unknown) => (isCancelled(error) ? undefined : dispatch(dataChanged(changes))));
  };

  const check = checkRead.data;
  if (check === null)
    return checkRead.error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <ErrorState onRetry={checkRead.again}>{checkRead.error.message || t('failed')}</ErrorState>
    );
  const counts = correctedCounts ?? check.data.counts;
  const { total, per_page } = check.meta;
  const writes = counts.create + counts.update;
  const from = (page - 1) * per_page + 1;
  return (
    <Stack gap={20}>
      <Figures figures={actions.map((name) => ({ label: t(`counts.${name}`), value: formats.number(counts[name]) }))} />
      {correctedRows > 1 && <Text role="status">{t('correctedRows', { count: correctedRows })}</Text>}
      {total === 0 && <Text role="status">{t('noFaults')}</Text>}
      {total > 0 && (
        <Stack gap={12}>
          <Heading level={3} size="h4">
            {t('faults')}
          </Heading>
          <Text tone="soft">{t('faultsHint')}</Text>
          <FailedRows
            key={`${page} ${locale}`}
            admin={admin}
            currentImport={currentImport}
            rows={check.data.failed}
            onCorrected={(next, rowCount) => {
              setCorrectedCounts(next);
              setCorrectedRows(rowCount);
              // A single corrected row stays visible; after a correction of many rows the list is shorter.
              if (rowCount > 1) checkRead.again();
            }}
          />
          <Cluster>
            <Button
              variant="ghost"
              iconBefore="download"
              isLoading={file.status === 'pending'}
              onClick={() => file.save()}
            >
              {t('download')}
            </Button>
            {total > per_page && (
              <>
                <Button size="small" variant="ghost" isDisabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('previous')}
                </Button>
                <span>
                  {t('pages', {
                    from: formats.number(from),
                    to: formats.number(from + check.data.failed.length - 1),
                    total: formats.number(total),
                  })}
                </span>
                <Button
                  size="small"
                  variant="ghost"
                  isDisabled={page * per_page >= total}
                  onClick={() => setPage(page + 1)}
                >
                  {t('next')}
                </Button>
              </>
            )}
          </Cluster>
        </Stack>
      )}
      {[run, file].map(({ error }, at) =>
        error === null ? null : (
          <Text key={at} tone="danger" role="alert">
            {error.message || t('failed')}
          </Text>
        ),
      )}
      <Cluster>
        <Button isDisabled={writes === 0} isLoading={run.status === 'pending'} onClick={handleRun}>
          {t('run', { count: writes })}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t('back')}
        </Button>
      </Cluster>
    </Stack>
  );
}
