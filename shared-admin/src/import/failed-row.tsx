import { importCalls, importCorrectionAnswerSchema, type ImportCheck, type ImportRow } from '@enlace/shared-contract';
import { Badge, Button, Text, TextInput } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';

import type { Calls } from '../calls/create-calls';
import { useCall } from '../calls/use-calls';
import { useImportTexts } from './texts';

export interface FailedRowProps {
  readonly calls: Calls;
  readonly importId: number;
  /** In the order of the file. */
  readonly fields: readonly string[];
  readonly first: ImportRow;
  readonly label: (field: string) => string;
  readonly onCorrected: (counts: ImportCheck['counts']) => void;
}

/** One row with its faults. What was written stays until the server has taken it. */
export function FailedRow({ calls, importId, fields, first, label, onCorrected }: FailedRowProps) {
  const t = useImportTexts();
  const id = useId();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const correct = useCall(calls, `import ${importId} row ${first.row}`);
  const answer = useMemo(() => {
    const parsed = importCorrectionAnswerSchema.safeParse(correct.body);
    return parsed.success ? parsed.data.data : null;
  }, [correct.body]);
  const row = answer?.row ?? first;
  const isRight = row.action !== 'fail';
  const isChanged = Object.entries(values).some(([field, value]) => value !== row.values[field]);

  const tell = useEffectEvent(() => {
    if (answer !== null) onCorrected(answer.counts);
  });
  useEffect(() => tell(), [answer]);
  const forget = useEffectEvent(() => correct.clear());
  useEffect(() => () => forget(), []);

  const general = Object.entries(row.errors).filter(([field]) => !fields.includes(field));
  const send = () => {
    if (!isChanged) return;
    correct.start({ call: importCalls.correct, params: { id: importId }, body: { row: row.row, values } });
  };
  return (
    <tr>
      <th scope="row">{row.row}</th>
      {fields.map((field) => {
        const problem = row.errors[field]?.join(' ') ?? '';
        const value = values[field] ?? row.values[field] ?? '';
        const hasInput = first.errors[field] !== undefined || problem !== '';
        return (
          <td key={field}>
            {hasInput && !isRight ? (
              <TextInput
                aria-label={t('cell', { field: label(field), row: row.row })}
                aria-invalid={problem !== ''}
                aria-describedby={`${id} ${field}`}
                value={value}
                onChange={(event) => setValues({ ...values, [field]: event.target.value })}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') send();
                }}
              />
            ) : (
              <span title={value}>{value}</span>
            )}
            {problem !== '' && <p id={`${id} ${field}`}>{problem}</p>}
          </td>
        );
      })}
      <td>
        {isRight ? (
          <Badge tone="success">{t('corrected')}</Badge>
        ) : (
          <Button
            size="small"
            variant="secondary"
            aria-label={t('correct', { row: row.row })}
            isDisabled={!isChanged}
            isLoading={correct.status === 'pending'}
            onClick={send}
          >
            {t('correctShort')}
          </Button>
        )}
        {general.map(([field, texts]) => (
          <p key={field}>{texts.join(' ')}</p>
        ))}
        {correct.error !== null && (
          <Text role="alert" tone="danger">
            {correct.error.message || t('failed')}
          </Text>
        )}
      </td>
    </tr>
  );
}
