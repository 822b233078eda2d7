import { bulkJobAnswerSchema, importCalls, importCheckSchema, type Import } from '@enlace/shared-contract';
import { subjectOf, whenDone } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
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
  readonly imported: Import;
  readonly onBack: () => void;
  readonly onStarted: () => void;
}

type Counts = Readonly<Record<(typeof actions)[number], number>>;

const actions = ['create', 'update', 'skip', 'fail'] as const;

/** What would become of the rows: how many of each kind, and those with faults, to be corrected here or in the file. */
export function CheckStep({ admin, imported, onBack, onStarted }: CheckStepProps) {
  const t = useImportTexts();
  const formats = useFormats();
  const { calls, handle } = admin;
  const params = { id: imported.id };
  const [page, setPage] = useState(1);
  const [corrected, setCorrected] = useState<Counts | null>(null);
  // Rows that were corrected since an earlier visit are no faults any more.
  const [visit] = useState(() => crypto.randomUUID());
  const question = { call: importCalls.failedRows, params, query: { page }, visit };
  const asked = useOfficeRead(calls, question, importCheckSchema);
  const file = useSavedFile(calls, importCalls.failedFile, params, `${handle.contract.name}-failed.csv`);
  const run = useOfficeCall(calls, `import run ${imported.id}`);

  const handleRun = () =>
    whenDone(
      run.run({
        call: importCalls.run,
        params,
        schema: bulkJobAnswerSchema,
        changes: [subjectOf(imports, imported.id)],
      }),
      onStarted,
    );

  const found = asked.data;
  if (found === null)
    return asked.error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <ErrorState onRetry={asked.again}>{asked.error.message || t('failed')}</ErrorState>
    );
  const counts = corrected ?? found.data.counts;
  const { total, per_page } = found.meta;
  const writes = counts.create + counts.update;
  const from = (page - 1) * per_page + 1;
  return (
    <Stack gap={20}>
      <Figures figures={actions.map((name) => ({ label: t(`counts.${name}`), value: formats.number(counts[name]) }))} />
      {total === 0 && <Text role="status">{t('noFaults')}</Text>}
      {total > 0 && (
        <Stack gap={12}>
          <Heading level={3} size="h4">
            {t('faults')}
          </Heading>
          <Text tone="soft">{t('faultsHint')}</Text>
          <FailedRows
            key={page}
            admin={admin}
            imported={imported}
            rows={found.data.failed}
            onCorrected={(next) => setCorrected(next)}
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
                    to: formats.number(from + found.data.failed.length - 1),
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
