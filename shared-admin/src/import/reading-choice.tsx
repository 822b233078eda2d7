import {
  importAnswerSchema,
  importCalls,
  importDelimiters,
  importEncodings,
  type Import,
} from '@enlace/shared-contract/admin';
import { whenDone } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { FormField, Select, Text, theme } from '@enlace/shared-ui';

import { useOfficeCall } from '../calls/use-office-calls';
import type { AdminResource } from '../declare/admin-resource';
import { useImportTexts } from './texts';

export interface ReadingChoiceProps {
  readonly admin: AdminResource;
  readonly currentImport: Import;
  /** The selected file. */
  readonly file: File;
  /** Called when the file was read again, as a new import. */
  readonly onRead: (id: number) => void;
}

const names = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/**
 * Encoding and separator of the file, for the case that the server's choice is wrong; the values below each column show
 * the result.
 */
export function ReadingChoice({ admin: { calls, handle }, currentImport, file, onRead }: ReadingChoiceProps) {
  const t = useImportTexts();
  const resource = handle.contract.name;
  const reading = useOfficeCall(calls, `import reading ${currentImport.id}`);
  const { delimiter, encoding } = currentImport;
  const readAs = (part: { readonly delimiter?: string; readonly encoding?: string }) =>
    whenDone(
      reading.run({
        call: importCalls.start,
        params: { resource },
        body: { file, delimiter, encoding, tz: Intl.DateTimeFormat().resolvedOptions().timeZone, ...part },
        schema: importAnswerSchema,
      }),
      ({ data }) => onRead(data.id),
    );
  const isBusy = reading.status === 'pending';
  return (
    <>
      <Pair>
        <FormField label={t('delimiter')} hint={t('delimiterHint')}>
          <Select
            value={delimiter}
            isDisabled={isBusy}
            options={importDelimiters.map((sign) => ({ value: sign, label: t(`delimiters.${names[sign]}`) }))}
            onChange={(event) => readAs({ delimiter: event.target.value })}
          />
        </FormField>
        <FormField label={t('encoding')} hint={t('encodingHint')}>
          <Select
            value={encoding}
            isDisabled={isBusy}
            options={importEncodings.map((name) => ({ value: name, label: t(`encodings.${name}`) }))}
            onChange={(event) => readAs({ encoding: event.target.value })}
          />
        </FormField>
      </Pair>
      {reading.error !== null && (
        <Text tone="danger" role="alert">
          {reading.error.fields['file']?.join(' ') ?? (reading.error.message || t('failed'))}
        </Text>
      )}
    </>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${theme.space[12]} ${theme.space[16]};
  align-items: end;
  ${theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 18rem));
  }
`;
