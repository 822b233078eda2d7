import { useLateTexts } from '@enlace/shared-admin';
import type { CourseOutline } from '@enlace/shared-contract/authoring';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { outlineTexts } from './texts';

export interface RemoveModuleProps {
  readonly module: CourseOutline['modules'][number];
  /** Resolves with whether it is removed. */
  readonly onRemove: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Removes a module after a warning; its lessons stay. */
export function RemoveModule({ module, onRemove, onClose }: RemoveModuleProps) {
  const t = useLateTexts(outlineTexts);
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    await onRemove();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('removeTitle', { name: module.title })}
      confirmLabel={t('removeConfirm')}
      isLoading={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t('removeHint', { count: module.lessons.length })}
    </ConfirmDialog>
  );
}
