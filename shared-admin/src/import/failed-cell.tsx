import { TextInput } from '@enlace/shared-ui';
import { useEffect, useRef } from 'react';

import type { ResourceTexts } from '../declare/resource-texts';
import type { Field } from '../fields/field';
import { CellValueControl, hasControl } from './cell-value-control';
import { useImportTexts } from './texts';

export interface FailedCellProps {
  readonly id: string;
  readonly label: string;
  /** Name of the column, shown where the row is a card. */
  readonly heading: string;
  /** The form's field; missing for fields that the form does not have. */
  readonly field: Field | undefined;
  readonly words: ResourceTexts;
  readonly value: string;
  /** The text in the file. */
  readonly fileText: string;
  /** The problem; empty for a valid cell. */
  readonly problem: string;
  /** Whether the cell is open for editing. */
  readonly isOpen: boolean;
  /** The user opened it, so it gets the focus. */
  readonly hasFocus: boolean;
  readonly onOpen: () => void;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
  /** Called when Escape discards the input. */
  readonly onEscape: () => void;
}

/** One cell of an invalid row: its text in the file, or the editor of the form to correct it. */
export function FailedCell(props: FailedCellProps) {
  const { id, label, heading, field, words, value, fileText, problem, isOpen, hasFocus } = props;
  const { onOpen, onChange, onEnter, onEscape } = props;
  const t = useImportTexts();
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (isOpen && hasFocus) cell.current?.querySelector<HTMLElement>('input,select,button')?.focus();
  }, [isOpen, hasFocus]);
  if (!isOpen) {
    return (
      <td role="cell" data-heading={heading} data-empty={value === '' && problem === '' ? '' : undefined}>
        <span title={value} onDoubleClick={onOpen}>
          {value}
        </span>
        {problem !== '' && <p id={id}>{problem}</p>}
      </td>
    );
  }
  const isWrong = problem !== '';
  return (
    <td ref={cell} role="cell" data-heading={heading} data-open="" data-wrong={isWrong}>
      {field !== undefined && hasControl(field) ? (
        <>
          <CellValueControl
            field={field}
            label={label}
            words={words}
            value={value}
            isWrong={isWrong}
            onChange={onChange}
            hintId={id}
          />
          {fileText !== '' && <small>{t('inFile', { value: fileText })}</small>}
        </>
      ) : (
        <TextInput
          aria-label={label}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter();
            if (event.key !== 'Escape') return;
            // Keeps the dialog open.
            event.stopPropagation();
            onEscape();
          }}
        />
      )}
      {isWrong && <p id={id}>{problem}</p>}
    </td>
  );
}
