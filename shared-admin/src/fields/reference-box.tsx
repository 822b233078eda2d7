import { Combobox } from '@enlace/shared-ui/controls';

import { useAdminTexts } from '../texts';
import { useTranslatedNames } from './choices';
import type { FieldOf } from './field';
import { relatedOf } from './field-codecs';
import { useRowSearch } from './use-row-search';

export interface ReferenceBoxProps {
  readonly field: FieldOf<'reference'>;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Selects one row of another resource with a search on the server. */
export function ReferenceBox({ field, label, value, onChange }: ReferenceBoxProps) {
  const t = useAdminTexts();
  const { search, valuesOf } = useRowSearch(field);
  const [chosenRow] = relatedOf([value]);
  const names = useTranslatedNames(field.of, chosenRow !== undefined);
  return (
    <Combobox
      label={label}
      search={search}
      placeholder={t('form.select')}
      value={chosenRow === undefined ? null : { value: chosenRow.id, label: names.get(chosenRow.id) ?? chosenRow.name }}
      onChange={(next) => {
        const id = Number(next?.value);
        onChange(next === null ? null : { id, name: next.label, ...valuesOf(id, field.carries) });
      }}
    />
  );
}
