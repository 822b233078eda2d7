import type { Import, ImportCheck, ImportRow } from '@enlace/shared-contract/admin';
import { VisuallyHidden } from '@enlace/shared-ui';

import { fieldsOf, type AdminResource } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { FailedRow } from './failed-row';
import { Frame } from './failed-rows.styles';
import { useImportTexts } from './texts';
import { useImportLabels } from './use-import-labels';

export interface FailedRowsProps {
  readonly admin: AdminResource;
  readonly currentImport: Import;
  readonly rows: readonly ImportRow[];
  /** Called after a correction; `rowCount` is the number of rows with new values. */
  readonly onCorrected: (counts: ImportCheck['counts'], rowCount: number) => void;
}

/** Invalid rows, with each problem at its cell and inputs to correct it. */
export function FailedRows({ admin, currentImport, rows, onCorrected }: FailedRowsProps) {
  const t = useImportTexts();
  const words = useResourceTexts(admin);
  const label = useImportLabels(words);
  const formFields = fieldsOf(admin);
  const fields = faultsFirst(currentImport, rows);
  return (
    // Keyboard users can only scroll an element that can have the focus.
    <Frame tabIndex={0} role="region" aria-label={t('faults')}>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {t('row')}
            </th>
            {fields.map((field) => (
              <th key={field} scope="col" role="columnheader">
                {label(field)}
              </th>
            ))}
            <th scope="col" role="columnheader">
              <VisuallyHidden>{t('correctShort')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <FailedRow
              key={row.row}
              calls={admin.calls}
              importId={currentImport.id}
              fields={fields}
              first={row}
              label={label}
              words={words}
              fieldOf={(name) => formFields.find((field) => field.name === name)}
              isRepeated={(ownRow, names) =>
                rows.some(
                  (other) => other.row !== ownRow.row && names.every((name) => isSameFault(ownRow, other, name)),
                )
              }
              onCorrected={onCorrected}
            />
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function isSameFault(one: ImportRow, other: ImportRow, name: string): boolean {
  return other.errors[name] !== undefined && one.values[name] === other.values[name];
}

/** The fields in the order of the file, with the identifying and the invalid fields first. */
function faultsFirst({ mapping }: Import, rows: readonly ImportRow[]): readonly string[] {
  const [lead, ...others] = Object.keys(mapping).sort((one, other) => (mapping[one] ?? 0) - (mapping[other] ?? 0));
  const isWrong = (field: string) => rows.some(({ errors }) => errors[field] !== undefined);
  const invalidFields = others.filter(isWrong);
  return [
    ...(lead === undefined ? [] : [lead]),
    ...invalidFields,
    ...others.filter((field) => !invalidFields.includes(field)),
  ];
}
