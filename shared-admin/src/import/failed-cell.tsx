import { TextInput } from '@enlace/shared-ui';
import { useEffect, useRef } from 'react';

export interface FailedCellProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
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

/** One cell of an invalid row: its text in the file, or an input to correct it. */
export function FailedCell(props: FailedCellProps) {
  const { id, label, value, problem, isOpen, hasFocus, onOpen, onChange, onEnter, onEscape } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen && hasFocus) box.current?.focus();
  }, [isOpen, hasFocus]);
  return (
    <td>
      {isOpen ? (
        <TextInput
          ref={box}
          aria-label={label}
          aria-invalid={problem !== ''}
          aria-describedby={problem === '' ? undefined : id}
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
      ) : (
        <span title={value} onDoubleClick={onOpen}>
          {value}
        </span>
      )}
      {problem !== '' && <p id={id}>{problem}</p>}
    </td>
  );
}
