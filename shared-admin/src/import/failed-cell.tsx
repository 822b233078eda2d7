import { TextInput } from '@enlace/shared-ui';
import { useEffect, useRef } from 'react';

export interface FailedCellProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** What is wrong with it; empty for nothing. */
  readonly problem: string;
  /** Whether it is written in. */
  readonly isOpen: boolean;
  /** It was opened by hand, to be written in first. */
  readonly hasFocus: boolean;
  readonly onOpen: () => void;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
  /** What was written is taken back. */
  readonly onEscape: () => void;
}

/** One cell of a row with faults: its text as it stands in the file, or the line to correct it in. */
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
            // The dialog stays.
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
