import type { Import, ImportCheck, ImportRow } from '@enlace/shared-contract';
import { styled } from '@enlace/shared-platform';
import { theme, VisuallyHidden } from '@enlace/shared-ui';

import { fieldsOf, type AdminResource } from '../declare/admin-resource';
import { useWords } from '../declare/words';
import { FailedRow } from './failed-row';
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
  const words = useWords(admin);
  const label = useImportLabels(words);
  const formFields = fieldsOf(admin);
  const fields = faultsFirst(currentImport, rows);
  return (
    // Keyboard users can only scroll an element that can have the focus.
    <Frame tabIndex={0} role="region" aria-label={t('faults')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {label(field)}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t('correctShort')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
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

const Frame = styled.div`
  overflow: auto;
  max-height: 26rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  font-size: ${theme.textSize.small};
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${theme.color.raised};
    color: ${theme.color.inkSoft};
    font-weight: 600;
    text-align: left;
    white-space: nowrap;
  }
  tbody th {
    position: static;
    background: none;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${theme.space[8]} ${theme.space[12]};
    vertical-align: top;
  }
  tbody tr {
    border-top: 1px solid ${theme.color.line};
  }
  /* What is only read stands on the line of what is written beside it. */
  tbody th,
  td > span {
    line-height: 2.75rem;
  }
  td > span {
    display: block;
    overflow: hidden;
    max-width: 14rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  input,
  select {
    min-width: 10rem;
  }
  td > small {
    display: block;
    overflow: hidden;
    max-width: 16rem;
    color: ${theme.color.inkSoft};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td p {
    max-width: 16rem;
    color: ${theme.color.danger};
  }
`;
