import { useScreen } from '@enlace/shared-data';
import { Button } from '@enlace/shared-ui';
import { Suspense, useState } from 'react';

import { rightsOf } from '../declare/abilities';
import type { AdminResource } from '../declare/admin-resource';
import { useAdminTexts } from '../texts';
import { lazyPart } from '../lazy/lazy-part';

const WhereDrawer = lazyPart(() =>
  import(/* webpackChunkName: "kit-where" */ './where-drawer').then(({ WhereDrawer: Drawer }) => ({ default: Drawer })),
);

export interface WhereButtonProps {
  readonly admin: AdminResource;
  readonly where: string;
  readonly onApply: (where: string) => void;
  /** Text of the button without conditions. */
  readonly label?: string;
}

/** Opens the filter builder; for users who can change rows, because the API only accepts conditions from them. */
export function WhereButton({ admin, where, onApply, label }: WhereButtonProps) {
  const t = useAdminTexts();
  const { viewer } = useScreen();
  const [isOpen, setOpen] = useState(false);
  if (!rightsOf(admin.handle.contract, viewer).filter) return null;
  const count = where.match(/"field":/g)?.length ?? 0;
  return (
    <>
      <Button variant="secondary" iconBefore="filter" aria-pressed={count > 0} onClick={() => setOpen(true)}>
        {count === 0 ? (label ?? t('where.open')) : t('where.openSet', { count })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WhereDrawer admin={admin} where={where} onApply={onApply} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
