import { importCalls, type Import } from '@enlace/shared-contract/admin';
import { subjectOf, whenDone } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Button, FormField, Select, Stack, Text, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { useOfficeCall } from '../calls/use-office-calls';
import { imports } from '../calls/subjects';
import type { AdminResource } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { useFieldGroups } from '../fields/field-groups';
import { ReadingChoice } from './reading-choice';
import { useImportTexts } from './texts';
import { useImportLabels } from './use-import-labels';

export interface MappingStepProps {
  readonly admin: AdminResource;
  readonly currentImport: Import;
  /** The file; null after a reload of the page. */
  readonly file: File | null;
  /** Called when the file was read again, as a new import. */
  readonly onRead: (id: number) => void;
  readonly onChecked: () => void;
}

/** The field of each column, preselected by the server; then a trial of all rows. */
export function MappingStep({ admin, currentImport, file, onRead, onChecked }: MappingStepProps) {
  const t = useImportTexts();
  const formats = useFormats();
  const label = useImportLabels(useResourceTexts(admin));
  const groupsOf = useFieldGroups(admin);
  const [mapping, setMapping] = useState(() => completeMapping(currentImport, label));
  const [key, setKey] = useState(currentImport.key);
  const check = useOfficeCall(admin.calls, `import check ${currentImport.id}`);

  const fieldNames = currentImport.fields.map(({ field }) => field);
  const fieldGroups = groupsOf([...new Set(fieldNames.map(plainNameOf))]).map(({ title, names }) => ({
    title,
    names: fieldNames.filter((name) => names.includes(plainNameOf(name))),
  }));
  const missingFields = currentImport.fields.filter(
    ({ field, is_required }) => is_required && mapping[field] === undefined,
  );
  const keys = currentImport.keys.filter((name) => name === 'none' || mapping[name] !== undefined);
  const usedKey = keys.includes(key) ? key : 'none';
  const fieldOf = (column: number) => Object.entries(mapping).find(([, at]) => at === column)?.[0] ?? '';
  const put = (column: number, field: string) => {
    const others = Object.entries(mapping).filter(([name, at]) => at !== column && name !== field);
    setMapping(Object.fromEntries([...others, ...(field === '' ? [] : [[field, column] as const])]));
  };
  const handleCheck = () =>
    whenDone(
      check.run({
        call: importCalls.check,
        params: { id: currentImport.id },
        body: { mapping, key: usedKey },
        changes: [subjectOf(imports, currentImport.id)],
      }),
      onChecked,
    );
  const complaint = check.error && (Object.values(check.error.fields).flat().join(' ') || check.error.message);
  return (
    <Stack gap={16}>
      <Text tone="soft">
        {t('found', { name: currentImport.file_name, count: formats.number(currentImport.rows_count) })}
      </Text>
      {file !== null && <ReadingChoice admin={admin} currentImport={currentImport} file={file} onRead={onRead} />}
      <Columns aria-label={t('steps.map')}>
        {currentImport.columns.map((column, at) => (
          <li key={`${at} ${column}`}>
            <div>
              <b>{column}</b>
              <small>{samplesOf(currentImport, at).join(' · ')}</small>
            </div>
            <Select
              aria-label={t('fieldOf', { column })}
              value={fieldOf(at)}
              placeholder={t('leaveOut')}
              onChange={(event) => put(at, event.target.value)}
            >
              {fieldGroups.map(({ title, names }) => (
                <optgroup key={title} label={title}>
                  {names.map((name) => (
                    <option key={name} value={name}>
                      {label(name)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          </li>
        ))}
      </Columns>
      {missingFields.length > 0 && (
        <Text tone="danger">
          {t('required', { fields: formats.list(missingFields.map(({ field }) => label(field))) })}
        </Text>
      )}
      <FormField label={t('key')}>
        <Select
          value={usedKey}
          options={keys.map((name) => ({ value: name, label: name === 'none' ? t('keys.none') : label(name) }))}
          onChange={(event) => setKey(event.target.value)}
        />
      </FormField>
      {check.error !== null && (
        <Text tone="danger" role="alert">
          {complaint || t('failed')}
        </Text>
      )}
      <div>
        <Button
          isDisabled={Object.keys(mapping).length === 0}
          isLoading={check.status === 'pending'}
          onClick={handleCheck}
        >
          {check.status === 'pending' ? t('checking') : t('check')}
        </Button>
      </div>
    </Stack>
  );
}

/** A field without the language of a translation, e.g. `name` of `name.es`. */
function plainNameOf(field: string): string {
  return field.split('.')[0] ?? field;
}

/** The server's guess, completed by columns whose headings are labels of fields, as in an export. */
function completeMapping(
  { columns, fields, mapping }: Import,
  label: (field: string) => string,
): Readonly<Record<string, number>> {
  const takenColumns = Object.values(mapping);
  const guesses = fields.flatMap(({ field }) => {
    const at = columns.findIndex((column, place) => !takenColumns.includes(place) && isSameText(column, label(field)));
    return mapping[field] !== undefined || at === -1 ? [] : [[field, at] as const];
  });
  const isFirst = ([, at]: readonly [string, number], place: number) =>
    guesses.findIndex(([, other]) => other === at) === place;
  return { ...mapping, ...Object.fromEntries(guesses.filter(isFirst)) };
}

function isSameText(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;
}

/** The first values of a column. */
function samplesOf({ rows }: Import, column: number): readonly string[] {
  return rows
    .map((cells) => cells[column]?.trim() ?? '')
    .filter((text) => text !== '')
    .slice(0, 3)
    .map((text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text));
}

const Columns = styled.ul`
  display: grid;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  > li {
    display: grid;
    gap: ${theme.space[4]} ${theme.space[16]};
    align-items: center;
    padding: ${theme.space[8]} ${theme.space[12]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  > li > div {
    min-width: 0;
  }
  small {
    display: block;
    overflow: hidden;
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${theme.media.medium} {
    > li {
      grid-template-columns: minmax(0, 1fr) 18rem;
    }
  }
`;
