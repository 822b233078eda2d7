import { useScreen } from '@enlace/shared-data';
import type { MenuEntry } from '@enlace/shared-ui/controls';
import { Suspense, useState, type ReactNode } from 'react';

import { rightsOf } from '../declare/abilities';
import { lazyPart } from '../lazy/lazy-part';
import { useAdminTexts } from '../texts';
import type { ExportDialogProps } from './export-dialog';

const ImportDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-import" */ '../import/import-dialog').then(({ ImportDialog: Dialog }) => ({
    default: Dialog,
  })),
);
const ExportDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-export" */ './export-dialog').then(({ ExportDialog: Dialog }) => ({
    default: Dialog,
  })),
);

export interface ListToolsOptions extends Omit<ExportDialogProps, 'onClose' | 'total'> {
  /** Null while unknown. */
  readonly total: number | null;
}

export interface ListTool extends MenuEntry {
  readonly icon: 'upload' | 'download';
}

/** Import and export of a list for users with these rights, and their dialogs. */
export function useListTools({ total, ...rest }: ListToolsOptions): {
  readonly entries: readonly ListTool[];
  readonly dialogs: ReactNode;
} {
  const t = useAdminTexts();
  const { viewer } = useScreen();
  const [openDialog, setOpenDialog] = useState<'import' | 'export' | null>(null);
  const { admin, state } = rest;
  const rights = rightsOf(admin.handle.contract, viewer);
  const entry = (id: 'import' | 'export', icon: ListTool['icon']): ListTool => ({
    id,
    icon,
    label: t(`tools.${id}`),
    onSelect: () => setOpenDialog(id),
  });
  const close = () => setOpenDialog(null);
  return {
    entries: [
      ...(rights.import && !state.isTrashed ? [entry('import', 'upload')] : []),
      ...(rights.export && total !== null && total > 0 ? [entry('export', 'download')] : []),
    ],
    dialogs: (
      <Suspense fallback={null}>
        {openDialog === 'import' && <ImportDialog admin={admin} onClose={close} />}
        {openDialog === 'export' && total !== null && <ExportDialog {...rest} total={total} onClose={close} />}
      </Suspense>
    ),
  };
}
