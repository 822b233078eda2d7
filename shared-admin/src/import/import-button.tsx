import { useScreen } from '@enlace/shared-data';
import { Button } from '@enlace/shared-ui';
import { Suspense, useState } from 'react';

import { rightsOf } from '../declare/abilities';
import type { AdminResource } from '../declare/admin-resource';
import { useAdminTexts } from '../texts';
import { lazyPart } from '../lazy/lazy-part';

const ImportDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-import" */ './import-dialog').then(({ ImportDialog: Dialog }) => ({
    default: Dialog,
  })),
);

export interface ImportButtonProps {
  readonly admin: AdminResource;
}

/** The button that imports rows from a file, for users with this right. */
export function ImportButton({ admin }: ImportButtonProps) {
  const t = useAdminTexts();
  const { viewer } = useScreen();
  const [isOpen, setOpen] = useState(false);
  if (!rightsOf(admin.handle.contract, viewer).import) return null;
  return (
    <>
      <Button variant="ghost" iconBefore="upload" onClick={() => setOpen(true)}>
        {t('tools.import')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog admin={admin} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
