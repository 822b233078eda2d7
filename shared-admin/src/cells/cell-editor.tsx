import { styled, useLocale } from '@enlace/shared-platform';
import { theme, VisuallyHidden } from '@enlace/shared-ui';
import { useContext, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { nameOfRow, type AdminRow } from '../declare/admin-resource';
import { fieldCodecs } from '../fields/field-codecs';
import { checkValues } from '../form/form-errors';
import { useLabels } from '../form/use-labels';
import type { Column } from '../list/column';
import { shapePayload } from '../payload/shape-payload';
import { useAdminTexts } from '../texts';
import { changeOf, namesOf, withText } from './cell-change';
import { CellContext } from './cell-context';
import { CellControl } from './cell-control';
import { cellKey, languageOf, type SimpleField } from './editable';
import { useCellsTexts } from './texts';
import { useSaveCell } from './use-save-cell';

export interface CellEditorProps {
  readonly field: SimpleField;
  readonly column: Column<AdminRow>;
  readonly row: AdminRow;
  /** The refused value that the user had entered. */
  readonly editorValue?: unknown;
}

/** An open cell: Enter and leaving it save, Escape cancels, Tab moves to the next cell. */
export function CellEditor({ field, column, row, editorValue }: CellEditorProps) {
  const cells = useContext(CellContext);
  if (cells === null) throw new Error('CellEditor is for the cells of a list');
  const { admin, book, words } = cells;
  const { handle } = admin;
  const t = useAdminTexts();
  const say = useCellsTexts();
  const labelOf = useLabels(words);
  const hintId = useId();
  const save = useSaveCell(cells);
  const { locale } = useLocale();
  const isDone = useRef(false);
  const frame = useRef<HTMLSpanElement>(null);
  const before = fieldCodecs[field.type].read(row[field.name], field, row);
  const [value, setValue] = useState(editorValue ?? before);
  const [shownText, setShownText] = useState<string | undefined>(undefined);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const control = controlsIn(frame.current)[0];
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  }, []);
  const key = cellKey(row, column);
  const language = languageOf(admin, field, locale);
  const fieldLabel =
    language === null ? words(`fields.${column.name}`) : labelOf(`translations.${language}.${field.name}`);

  const goOn = (from: Element | null, by: 0 | 1 | -1) => {
    const table = from?.closest('table');
    const places = [...(table?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const next = places[places.findIndex((place) => place.dataset['cell'] === key) + by]?.dataset['cell'];
    if (next === undefined) return false;
    if (by !== 0) book.open(next);
    // The edit button is rendered again together with the value.
    else requestAnimationFrame(() => table?.querySelector<HTMLElement>(`[data-cell="${key}"] > button`)?.focus());
    return true;
  };

  /** False when the value is invalid. */
  const commit = (): boolean => {
    // An editor that is removed also loses the focus.
    if (isDone.current) return true;
    if (JSON.stringify(value) === JSON.stringify(before)) {
      isDone.current = true;
      book.close(key);
      return true;
    }
    const change = changeOf({ field, column, row, language, value, shownText });
    const body = language === null ? change.wireValues : withText({}, language, field.name, value);
    const [fieldName] = namesOf(change);
    const complaint = checkValues(handle.contract, [field], shapePayload(handle.contract, body)).find(
      ({ name }) => name === fieldName,
    );
    if (complaint !== undefined) {
      setFault(t(`issues.${complaint.key}`, complaint.limit === undefined ? {} : { limit: complaint.limit }));
      return false;
    }
    isDone.current = true;
    save(change);
    return true;
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // The list's keyboard shortcuts must not react.
    event.stopPropagation();
    // An open list of choices handles its keys itself.
    if (event.defaultPrevented) return;
    const by = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0;
    // From the date, Tab moves to the time.
    const controls = controlsIn(frame.current);
    if (by !== 0 && controls[controls.findIndex((one) => one === event.target) + by] !== undefined) return;
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
        label={t('cells.value', { field: fieldLabel, name: nameOfRow(row) })}
        lang={language ?? undefined}
        words={words}
        value={value}
        hintId={hintId}
        isWrong={fault !== ''}
        onChange={(next, label) => {
          setFault('');
          setValue(next);
          setShownText(label);
        }}
      />
      {fault !== '' && <Fault role="alert">{fault}</Fault>}
      <VisuallyHidden id={hintId}>{say('hint')}</VisuallyHidden>
    </Frame>
  );
}

/** The controls of the cell: one input, a list, or date and time. */
function controlsIn(frame: HTMLElement | null): readonly HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('input,select') ?? [])];
}

const Frame = styled.span`
  display: block;
  min-width: 9rem;
  ${theme.media.medium} {
    &:has([role='combobox'], [role='group']) {
      min-width: 14rem;
    }
  }
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
