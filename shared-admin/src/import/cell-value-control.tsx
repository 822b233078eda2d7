import { useState } from 'react';

import { CellControl } from '../cells/cell-control';
import type { ResourceTexts } from '../declare/resource-texts';
import { ChoicesEditor, RelationEditor } from '../fields/choice-editors';
import type { Field, FieldOf } from '../fields/field';
import { fieldCodecs } from '../fields/field-codecs';

const controlledTypes = ['choice', 'lookup', 'switch', 'reference', 'date', 'instant', 'choices', 'relation'] as const;

type ControlledField = FieldOf<(typeof controlledTypes)[number]>;

/** Whether a field has an editor other than a text box, so that a faulty cell uses it too. */
export function hasControl(field: Field): field is ControlledField {
  return controlledTypes.some((type) => type === field.type);
}

export interface CellValueControlProps {
  readonly field: ControlledField;
  readonly label: string;
  readonly words: ResourceTexts;
  /** Text of the cell. */
  readonly value: string;
  readonly hintId: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

/** The form's editor for a cell of a file. It reads and writes the text of the cell. */
export function CellValueControl({ field, label, words, value, hintId, isWrong, onChange }: CellValueControlProps) {
  const [chosenValue, setChosenValue] = useState(() => fieldCodecs[field.type].read(valueOf(field, value), field, {}));
  const handleChange = (next: unknown) => {
    setChosenValue(next);
    onChange(textOf(fieldCodecs[field.type].write(next)));
  };
  const shared = { label, words, value: chosenValue, onChange: handleChange };
  if (field.type === 'relation') return <RelationEditor field={field} {...shared} />;
  if (field.type === 'choices') return <ChoicesEditor field={field} {...shared} />;
  return <CellControl field={field} hintId={hintId} isWrong={isWrong} {...shared} />;
}

/** The value of a text. Names of rows are unknown here, so their texts have no value. */
function valueOf(field: ControlledField, text: string): unknown {
  const bare = text.trim();
  if (field.type === 'switch') return bare === '1' || bare.toLowerCase() === 'true';
  if (field.type === 'choices') return bare === '' ? [] : bare.split(/\s*;\s*/);
  if (field.type === 'date') return /^\d{4}-\d{2}-\d{2}/.test(bare) ? bare : '';
  if (field.type === 'instant') return Number.isNaN(Date.parse(bare)) ? '' : new Date(bare).toISOString();
  return bare;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(';');
  return value === null || value === undefined ? '' : String(value);
}
