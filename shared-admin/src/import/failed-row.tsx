import {
  importCalls,
  importCorrectionAnswerSchema,
  type ImportCheck,
  type ImportRow,
} from '@enlace/shared-contract/admin';
import { whenDone } from '@enlace/shared-data';
import { Badge, Button, Cluster, IconButton, Text } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { useOfficeCall } from '../calls/use-office-calls';
import type { ResourceTexts } from '../declare/resource-texts';
import type { Field } from '../fields/field';
import { FailedCell } from './failed-cell';
import { useImportTexts } from './texts';

export interface FailedRowProps {
  readonly calls: OfficeCalls;
  readonly importId: number;
  /** Fields in the order of the file. */
  readonly fields: readonly string[];
  readonly first: ImportRow;
  readonly label: (field: string) => string;
  readonly words: ResourceTexts;
  /** The form's field of that name. */
  readonly fieldOf: (name: string) => Field | undefined;
  /** Whether other invalid rows have the same texts in these fields. */
  readonly isRepeated: (row: ImportRow, fields: readonly string[]) => boolean;
  /** Called after a correction; `rowCount` is the number of rows with new values. */
  readonly onCorrected: (counts: ImportCheck['counts'], rowCount: number) => void;
}

/**
 * An invalid row: its invalid cells are inputs, the other cells become inputs on request, before and after a
 * correction. Entered texts stay until the server has accepted them.
 */
export function FailedRow(props: FailedRowProps) {
  const { calls, importId, fields, first, label, words, fieldOf, isRepeated, onCorrected } = props;
  const t = useImportTexts();
  const id = useId();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isWhole, setWhole] = useState(false);
  const [focusedField, setFocusedField] = useState<string | null>(null);
  const place = useRef<HTMLTableRowElement>(null);
  // Whether the focus was in this row when the correction was sent.
  const hadFocus = useRef(false);
  const correct = useOfficeCall(calls, `import ${importId} row ${first.row}`);
  const { clear } = correct;
  // The last answer stays until the next one has arrived.
  const [row, setRow] = useState(first);
  const isRight = row.action !== 'fail';
  const changedFields = Object.keys(values).filter((field) => values[field] !== row.values[field]);
  const isChanged = changedFields.length > 0;
  const canRepeat = isChanged && isRepeated(row, changedFields);

  // After a row has become valid, the focus moves to the next problem.
  const goOnFromHere = useEffectEvent(() => {
    if (row.action === 'fail' || !hadFocus.current) return;
    hadFocus.current = false;
    goOn(place.current);
  });
  useEffect(() => goOnFromHere(), [row]);
  useEffect(() => clear, [clear]);

  const general = Object.entries(row.errors).filter(([field]) => !fields.includes(field));
  const send = (everywhere?: true) => {
    if (!isChanged) return;
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
    const request = { call: importCalls.correct, params: { id: importId }, body: { row: row.row, values, everywhere } };
    whenDone(correct.run({ ...request, schema: importCorrectionAnswerSchema }), ({ data }) => {
      setRow(data.row);
      if (data.row.action !== 'fail') setWhole(false);
      onCorrected(data.counts, data.corrected);
    });
  };
  return (
    <tr ref={place} role="row">
      <th scope="row" role="rowheader" data-heading={t('row')}>
        {row.row}
      </th>
      {fields.map((field) => (
        <FailedCell
          key={field}
          id={`${id} ${field}`}
          label={t('cell', { field: label(field), row: row.row })}
          heading={label(field)}
          field={fieldOf(field)}
          words={words}
          fileText={row.values[field] ?? ''}
          value={values[field] ?? row.values[field] ?? ''}
          problem={row.errors[field]?.join(' ') ?? ''}
          isOpen={isWhole || (!isRight && (first.errors[field] !== undefined || row.errors[field] !== undefined))}
          hasFocus={focusedField === field}
          onOpen={() => {
            setFocusedField(field);
            setWhole(true);
          }}
          onChange={(value) => setValues({ ...values, [field]: value })}
          onEnter={() => send()}
          onEscape={() => {
            const { [field]: _taken, ...others } = values;
            setValues(others);
          }}
        />
      ))}
      <td role="cell">
        <Cluster gap={4} isNoWrap>
          {isRight && !isChanged ? (
            <Badge tone="success">{t('corrected')}</Badge>
          ) : (
            <Button
              size="small"
              variant="secondary"
              aria-label={t('correct', { row: row.row })}
              isDisabled={!isChanged}
              isLoading={correct.status === 'pending'}
              onClick={() => send()}
            >
              {t('correctShort')}
            </Button>
          )}
          <IconButton
            icon="edit"
            size="small"
            label={t('whole', { row: row.row })}
            aria-pressed={isWhole}
            onClick={() => {
              setFocusedField(isWhole ? null : (fields.find((field) => row.errors[field] === undefined) ?? null));
              setWhole(!isWhole);
            }}
          />
        </Cluster>
        {canRepeat && (
          <Button size="small" variant="ghost" isDisabled={correct.status === 'pending'} onClick={() => send(true)}>
            {t('everywhere', { value: changedFields.map((field) => row.values[field] ?? '').join(', ') })}
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

/** Moves the focus to the next invalid cell; without one, to the edit button of this row. */
function goOn(row: HTMLTableRowElement | null): void {
  const invalidCells = [
    ...(row?.closest('table')?.querySelectorAll<HTMLElement>('td[data-wrong=true] :is(input, select, button)') ?? []),
  ];
  const next = invalidCells.find(
    (cell) => (row?.compareDocumentPosition(cell) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  (next ?? row?.querySelector<HTMLElement>('button[aria-pressed]'))?.focus();
}
