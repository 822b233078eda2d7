import { importAnswerSchema, importCalls, importSizeCap } from '@enlace/shared-contract/admin';
import { whenDone } from '@enlace/shared-data';
import { Button, Cluster, FormField, Stack, Text } from '@enlace/shared-ui';
import { FileDrop } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useOfficeCall } from '../calls/use-office-calls';
import type { AdminResource } from '../declare/admin-resource';
import { useImportTexts } from './texts';
import { useSavedFile } from './use-saved-file';

export interface UploadStepProps {
  readonly admin: AdminResource;
  readonly onUploaded: (id: number, file: File) => void;
}

/**
 * Upload of the file, by drop, paste or selection, with its progress. The file stays selected when the upload fails.
 */
export function UploadStep({ admin: { calls, handle }, onUploaded }: UploadStepProps) {
  const t = useImportTexts();
  const resource = handle.contract.name;
  const [files, setFiles] = useState<readonly File[]>([]);
  const upload = useOfficeCall(calls, `import upload ${resource}`);
  const template = useSavedFile(calls, importCalls.template, { resource }, `${resource}-template.csv`);
  const isSending = upload.status === 'pending';
  const [file] = files;

  const handleUpload = () => {
    if (file === undefined) return;
    const request = {
      call: importCalls.start,
      params: { resource },
      body: { file, tz: Intl.DateTimeFormat().resolvedOptions().timeZone },
      schema: importAnswerSchema,
    };
    whenDone(upload.run(request), ({ data }) => onUploaded(data.id, file));
  };
  const complaint = upload.error?.fields['file']?.join(' ') ?? (upload.error?.message || t('failed'));
  return (
    <Stack gap={16}>
      <FormField label={t('file')} hint={t('fileHint')} error={upload.error === null ? undefined : complaint}>
        <FileDrop
          files={files}
          accept=".csv,.txt,.tsv"
          maxSize={importSizeCap / 1024 / 1024}
          isDisabled={isSending}
          {...(isSending ? { progress: upload.progress } : {})}
          onChange={(next) => {
            upload.clear();
            setFiles(next);
          }}
        />
      </FormField>
      <Cluster>
        <Button isDisabled={file === undefined} isLoading={isSending} onClick={handleUpload}>
          {t('upload')}
        </Button>
        <Button
          variant="ghost"
          iconBefore="download"
          isLoading={template.status === 'pending'}
          onClick={() => template.save()}
        >
          {t('template')}
        </Button>
      </Cluster>
      {template.error !== null && <Text tone="danger">{template.error.message || t('failed')}</Text>}
    </Stack>
  );
}
