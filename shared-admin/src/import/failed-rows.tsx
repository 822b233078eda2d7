import type { Import, ImportCheck, ImportRow } from '@enlace/shared-contract';
import { styled } from '@enlace/shared-platform';
import { theme, VisuallyHidden } from '@enlace/shared-ui';

import type { AdminResource } from '../declare/admin-resource';
import { useWords } from '../declare/words';
import { FailedRow } from './failed-row';
import { useImportTexts } from './texts';
import { useImportLabels } from './use-import-labels';

export interface FailedRowsProps {
  readonly admin: AdminResource;
  readonly imported: Import;
  readonly rows: readonly ImportRow[];
  readonly onCorrected: (counts: ImportCheck['counts']) => void;
}

/** Rows with faults: what is wrong at its cell, to be corrected there. */
export function FailedRows({ admin, imported, rows, onCorrected }: FailedRowsProps) {
  const t = useImportTexts();
  const label = useImportLabels(useWords(admin));
  const fields = faultsFirst(imported, rows);
  return (
    // What scrolls must be reached by keyboard, too.
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
              importId={imported.id}
              fields={fields}
              first={row}
              label={label}
              onCorrected={onCorrected}
            />
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

/** The fields in the order of the file, but what the rows are known by and what is wrong with them come first. */
function faultsFirst({ mapping }: Import, rows: readonly ImportRow[]): readonly string[] {
  const [lead, ...others] = Object.keys(mapping).sort((one, other) => (mapping[one] ?? 0) - (mapping[other] ?? 0));
  const isWrong = (field: string) => rows.some(({ errors }) => errors[field] !== undefined);
  const wrong = others.filter(isWrong);
  return [...(lead === undefined ? [] : [lead]), ...wrong, ...others.filter((field) => !wrong.includes(field))];
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
  input {
    min-width: 10rem;
  }
  td p {
    max-width: 16rem;
    color: ${theme.color.danger};
  }
`;
