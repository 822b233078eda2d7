import { shapePayload } from '@enlace/shared-data';
import { styled, useDispatch } from '@enlace/shared-platform';
import { theme, VisuallyHidden } from '@enlace/shared-ui';
import { useContext, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { nameOfRow, type AdminRow } from '../declare/admin-resource';
import { fieldCodecs } from '../fields/field-codecs';
import { checkValues } from '../form/form-errors';
import type { Column } from '../list/column';
import { useAdminTexts } from '../texts';
import { CellContext } from './cell-context';
import { CellControl } from './cell-control';
import { cellKey, type SimpleField } from './editable';
import { useCellsTexts } from './texts';

export interface CellEditorProps {
  readonly field: SimpleField;
  readonly column: Column<AdminRow>;
  readonly row: AdminRow;
  /** What was written there before and refused. */
  readonly typed?: unknown;
}

/** A cell that is written in: Enter or leaving it saves, Escape leaves it as it was, Tab goes on to the next one. */
export function CellEditor({ field, column, row, typed }: CellEditorProps) {
  const t = useAdminTexts();
  const say = useCellsTexts();
  const hintId = useId();
  const dispatch = useDispatch();
  const cells = useContext(CellContext);
  const isDone = useRef(false);
  const frame = useRef<HTMLSpanElement>(null);
  const codec = fieldCodecs[field.type];
  const before = codec.read(row[field.name], field, row);
  const [value, setValue] = useState(typed ?? before);
  const [shown, setShown] = useState<string | undefined>(undefined);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const control = frame.current?.querySelector<HTMLElement>('input,select');
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  }, []);
  if (cells === null) return null;
  const { admin, book, words } = cells;
  const { handle } = admin;
  const key = cellKey(row, column);

  const goOn = (from: Element | null, by: 0 | 1 | -1) => {
    const table = from?.closest('table');
    const places = [...(table?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const next = places[places.findIndex((place) => place.dataset['cell'] === key) + by]?.dataset['cell'];
    if (next === undefined) return false;
    if (by !== 0) book.open(next);
    // The pencil comes back with the value.
    else requestAnimationFrame(() => table?.querySelector<HTMLElement>(`[data-cell="${key}"] > button`)?.focus());
    return true;
  };

  /** False where the value does not fit. */
  const commit = (): boolean => {
    // An editor that goes away loses the focus, too.
    if (isDone.current) return true;
    if (value === before) {
      isDone.current = true;
      book.close(key);
      return true;
    }
    const written = codec.write(value);
    const sent = { [field.name]: written };
    const [complaint] = checkValues(handle.contract, [field], shapePayload(handle.contract, sent));
    if (complaint !== undefined) {
      setFault(t(`issues.${complaint.key}`, complaint.limit === undefined ? {} : { limit: complaint.limit }));
      return false;
    }
    const after = { [field.name]: written, ...(column.name === field.name ? {} : { [column.name]: shown ?? null }) };
    isDone.current = true;
    const version = row['updated_at'];
    book.save({
      key,
      rowId: row.id,
      field: field.name,
      typed: value,
      sent,
      after,
      before: Object.fromEntries(Object.keys(after).map((name) => [name, row[name]])),
      undo: { typed: before, sent: { [field.name]: codec.write(before) } },
      version: typeof version === 'string' ? version : null,
    });
    dispatch(handle.changeRow(row.id, after));
    return true;
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // The list's own keys are not meant.
    event.stopPropagation();
    const by = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0;
    if (event.key === 'Escape') {
      isDone.current = true;
      goOn(frame.current, 0);
      book.close(key);
    } else if (event.key === 'Enter' || by !== 0) {
      const from = frame.current?.parentElement ?? null;
      const hasFitted = commit();
      const hasMoved = hasFitted && goOn(from, by);
      if (by !== 0 && !hasMoved && hasFitted) return;
    } else return;
    event.preventDefault();
  };

  return (
    <Frame
      ref={frame}
      data-cell={key}
      onKeyDown={handleKey}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) commit();
      }}
    >
      <CellControl
        field={field}
        label={t('cells.value', { field: words(`fields.${column.name}`), name: nameOfRow(row) })}
        words={words}
        value={value}
        hintId={hintId}
        isWrong={fault !== ''}
        onChange={(next, label) => {
          setFault('');
          setValue(next);
          setShown(label);
        }}
      />
      {fault !== '' && <Fault role="alert">{fault}</Fault>}
      <VisuallyHidden id={hintId}>{say('hint')}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.span`
  display: block;
  min-width: 9rem;
  input,
  select {
    min-height: 2.25rem;
    padding-block: ${theme.space[4]};
    font-size: ${theme.textSize.small};
    font-weight: 400;
  }
`;

const Fault = styled.span`
  display: block;
  margin-top: ${theme.space[4]};
  color: ${theme.color.danger};
  font-weight: 400;
`;
