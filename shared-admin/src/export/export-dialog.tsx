import { exportColumnCap, listCalls } from '@enlace/shared-contract/admin';
import { whenDone } from '@enlace/shared-data';
import { styled, useFormats, useLocale } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Stack, Text } from '@enlace/shared-ui';
import { Checkbox, Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useOfficeCall } from '../calls/use-office-calls';
import type { AdminResource } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { useFieldGroups } from '../fields/field-groups';
import { GroupedFields } from '../fields/grouped-fields';
import { useLabels } from '../form/use-labels';
import { saveText } from '../frame/save-text';
import { listQueryOf, type ListState } from '../list/list-state';
import { exportColumnsOf, exportNames } from './export-columns';
import { useExportTexts } from './texts';

export interface ExportDialogProps {
  readonly admin: AdminResource;
  readonly state: ListState;
  /** The visible columns of the list, in their order. */
  readonly visibleColumns: readonly string[];
  readonly total: number;
  readonly onClose: () => void;
}

/** Exports a list as a file; the user selects the columns and the format. */
export function ExportDialog({ admin, state, visibleColumns, total, onClose }: ExportDialogProps) {
  const t = useExportTexts();
  const words = useResourceTexts(admin);
  const label = useLabels(words);
  const formats = useFormats();
  const { locale } = useLocale();
  const { name: resource } = admin.handle.contract;
  const availableColumns = exportColumnsOf(admin, visibleColumns);
  const groups = useFieldGroups(admin)(availableColumns);
  const names = exportNames(availableColumns, label, { code: t('code'), groups });
  const [chosenColumns, setChosenColumns] = useState<readonly string[]>(
    // With its number, each row is found again by an import of the file.
    availableColumns.filter((name) => visibleColumns.includes(name) || name === 'id'),
  );
  const [isForImport, setForImport] = useState(false);
  const [hasBom, setBom] = useState(true);
  const file = useOfficeCall(admin.calls, `export ${resource}`);

  const handleDownload = () => {
    const { page: _page, per_page: _size, ...query } = listQueryOf(state, locale);
    const columns = availableColumns
      .filter((name) => chosenColumns.includes(name))
      .map((field) => (isForImport ? { field } : { field, name: names.get(field) }));
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const body = { columns, bom: hasBom, for_import: isForImport, ...(isForImport ? {} : { tz: timeZone }) };
    whenDone(file.run({ call: listCalls.exportRows, params: { resource }, query, body }), (answer) => {
      const text = String(answer);
      // The byte order mark is lost when an answer is read as text.
      saveText(hasBom && !text.startsWith('\uFEFF') ? `\uFEFF${text}` : text, `${resource}.csv`);
      onClose();
    });
  };
  return (
    <Modal
      isOpen
      isDismissible
      title={`${t('title')}: ${words('title')}`}
      onClose={onClose}
      footer={
        <Buttons gap={8}>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            iconBefore="download"
            isDisabled={chosenColumns.length === 0 || chosenColumns.length > exportColumnCap}
            isLoading={file.status === 'pending'}
            onClick={handleDownload}
          >
            {t('download')}
          </Button>
        </Buttons>
      }
    >
      <Stack gap={16}>
        <Text tone="soft">{t('lead', { count: total })}</Text>
        <FormField label={`${t('columns')} (${formats.number(chosenColumns.length)})`} isGroup>
          <GroupedFields groups={groups} label={(name) => names.get(name) ?? name}>
            {(name) => (
              <Checkbox
                key={name}
                checked={chosenColumns.includes(name)}
                onChange={() =>
                  setChosenColumns(
                    chosenColumns.includes(name)
                      ? chosenColumns.filter((one) => one !== name)
                      : [...chosenColumns, name],
                  )
                }
              >
                {names.get(name)}
              </Checkbox>
            )}
          </GroupedFields>
        </FormField>
        <Cluster>
          <Button size="small" variant="ghost" onClick={() => setChosenColumns(availableColumns)}>
            {t('all')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => setChosenColumns([])}>
            {t('none')}
          </Button>
        </Cluster>
        <Checkbox checked={isForImport} onChange={() => setForImport(!isForImport)}>
          {t('forImport')}
        </Checkbox>
        <Checkbox checked={hasBom} onChange={() => setBom(!hasBom)}>
          {t('bom')}
        </Checkbox>
        {file.error !== null && (
          <Text tone="danger" role="alert">
            {file.error.message || t('failed')}
          </Text>
        )}
      </Stack>
    </Modal>
  );
}

/** On phones the buttons fill the line. */
const Buttons = styled(Cluster)`
  @media (width < 40rem) {
    > button {
      flex: 1 1 auto;
    }
  }
`;
