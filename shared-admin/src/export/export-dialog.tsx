import { exportColumnCap, listCalls } from '@enlace/shared-contract';
import { whenDone } from '@enlace/shared-data';
import { styled, useFormats, useLocale } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Stack, Text, theme } from '@enlace/shared-ui';
import { Checkbox, Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useOfficeCall } from '../calls/use-office-calls';
import type { AdminResource } from '../declare/admin-resource';
import { useWords } from '../declare/words';
import { useLabels } from '../form/use-problems';
import { saveText } from '../frame/save-text';
import { listQueryOf, type ListState } from '../list/list-state';
import { exportColumnsOf, exportNames } from './export-columns';
import { useExportTexts } from './texts';

export interface ExportDialogProps {
  readonly admin: AdminResource;
  readonly state: ListState;
  /** Columns of the list as it is shown, in their order. */
  readonly shown: readonly string[];
  readonly total: number;
  readonly onClose: () => void;
}

/** A list as a file: which columns, and for whom. */
export function ExportDialog({ admin, state, shown, total, onClose }: ExportDialogProps) {
  const t = useExportTexts();
  const words = useWords(admin);
  const label = useLabels(words);
  const formats = useFormats();
  const { locale } = useLocale();
  const { name: resource } = admin.handle.contract;
  const offered = exportColumnsOf(admin, shown);
  const names = exportNames(offered, label);
  const [chosen, setChosen] = useState<readonly string[]>(shown.filter((name) => offered.includes(name)));
  const [isForImport, setForImport] = useState(false);
  const [hasBom, setBom] = useState(true);
  const file = useOfficeCall(admin.calls, `export ${resource}`);

  const handleDownload = () => {
    const { page: _page, per_page: _size, ...query } = listQueryOf(state, locale);
    const columns = offered
      .filter((name) => chosen.includes(name))
      .map((field) => (isForImport ? { field } : { field, name: names.get(field) }));
    const body = { columns, bom: hasBom, for_import: isForImport };
    whenDone(file.run({ call: listCalls.exportRows, params: { resource }, query, body }), (answer) => {
      const text = String(answer);
      // The mark of the file's encoding is lost where an answer is read as text.
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
        <Cluster>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            iconBefore="download"
            isDisabled={chosen.length === 0 || chosen.length > exportColumnCap}
            isLoading={file.status === 'pending'}
            onClick={handleDownload}
          >
            {t('download')}
          </Button>
        </Cluster>
      }
    >
      <Stack gap={16}>
        <Text tone="soft">{t('lead', { count: total })}</Text>
        <FormField label={`${t('columns')} (${formats.number(chosen.length)})`} isGroup>
          <Boxes>
            {offered.map((name) => (
              <Checkbox
                key={name}
                checked={chosen.includes(name)}
                onChange={() =>
                  setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
                }
              >
                {names.get(name)}
              </Checkbox>
            ))}
          </Boxes>
        </FormField>
        <Cluster>
          <Button size="small" variant="ghost" onClick={() => setChosen(offered)}>
            {t('all')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => setChosen([])}>
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

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${theme.space[8]} ${theme.space[16]};
`;
