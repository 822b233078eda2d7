import { useScreen } from '@enlace/shared-data';
import { Button } from '@enlace/shared-ui';
import { Suspense, useState } from 'react';

import { rightsOf } from '../declare/abilities';
import { useAdminTexts } from '../texts';
import type { ExportDialogProps } from './export-dialog';
import { lazyPart } from '../lazy/lazy-part';

const ExportDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-export" */ './export-dialog').then(({ ExportDialog: Dialog }) => ({
    default: Dialog,
  })),
);

/** The button that downloads the list as a file, for users with this right. */
export function ExportButton(props: Omit<ExportDialogProps, 'onClose'>) {
  const t = useAdminTexts();
  const { viewer } = useScreen();
  const [isOpen, setOpen] = useState(false);
  if (!rightsOf(props.admin.handle.contract, viewer).export) return null;
  return (
    <>
      <Button variant="ghost" iconBefore="download" onClick={() => setOpen(true)}>
        {t('tools.export')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
