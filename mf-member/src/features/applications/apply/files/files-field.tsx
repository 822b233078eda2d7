import { type ApplicationFile, mostApplicationFiles, mostFileMegabytes } from '@enlace/shared-contract/recruiting';
import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField } from '@enlace/shared-ui';
import { FileDrop } from '@enlace/shared-ui/controls';

import { useFileSize } from '../../answers/use-file-size';
import { applications } from '../../applications.slice';
import { applicationTexts } from '../../texts';
import type { Files } from './use-files';

export interface FilesFieldProps {
  /** Null for free attachments. */
  readonly question: number | null;
  readonly label: string;
  readonly help: string | null;
  readonly isRequired: boolean;
  /** Of the form; the messages of files are added. */
  readonly fault: string;
  /** All stored files of the application. */
  readonly storedFiles: readonly ApplicationFile[];
  readonly files: Files;
  readonly isReadOnly: boolean;
}

/** Files of one question, or free attachments. They are stored when they are chosen. */
export function FilesField(props: FilesFieldProps) {
  const { question, label, help, isRequired, fault, storedFiles, files, isReadOnly } = props;
  const t = useTexts(applicationTexts);
  const sizeOf = useFileSize();
  const newFiles = files.newFiles.filter((one) => one.question === question);
  const sending = newFiles.find(({ status }) => status === 'sending');
  const { progress } = useCall(applications.calls.addFile, sending?.key ?? `place ${question ?? ''}`);
  const rows = storedFiles
    .filter((file) => file.question_id === question)
    .map((file) => ({ name: file.name, detail: sizeOf(file.bytes), file }));
  const isFull = storedFiles.length >= mostApplicationFiles;
  const hasFailed = newFiles.some(({ status }) => status === 'failed');
  return (
    <>
      <FormField
        label={label}
        isRequired={isRequired}
        hint={[help, t('files.hint', { count: mostApplicationFiles, size: mostFileMegabytes })]
          .filter(Boolean)
          .join(' ')}
        error={files.faultOf(question) || fault}
      >
        <FileDrop
          accept=".pdf,.docx,.odt,.png,.jpg,.jpeg"
          maxSize={mostFileMegabytes}
          // The API counts the files of all places.
          maxFiles={mostApplicationFiles + 1}
          files={newFiles.map(({ file }) => file)}
          stored={rows}
          isDisabled={isReadOnly || isFull}
          {...(sending === undefined ? {} : { progress: Math.min(progress, 99) })}
          onChange={(list) => files.choose(question, list)}
          onRemoveStored={(row) => {
            const storedRow = rows.find((one) => one === row);
            if (storedRow !== undefined && !isReadOnly) files.remove(storedRow.file);
          }}
        />
      </FormField>
      {hasFailed && (
        <Button variant="secondary" size="small" onClick={() => files.retry(question)}>
          {t('files.retry')}
        </Button>
      )}
    </>
  );
}
