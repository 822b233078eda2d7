import { useLeaveGuard } from '@enlace/shared-forms';
import { useNavigate } from '@enlace/shared-platform';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { useAdminTexts } from '../texts';

export interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** Labels of the unsaved fields. */
  readonly changedLabels: string;
  /** The user confirms that the changes can be discarded. */
  readonly onLeave: () => void;
}

/** Asks before a link, a closed tab or a reload discards unsaved changes. The back button keeps them as a draft. */
export function LeaveGuard({ isDirty, changedLabels, onLeave }: LeaveGuardProps) {
  const t = useAdminTexts();
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);

  useLeaveGuard(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;
    const handleClick = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === null) return;
      // Runs before the router's own listener.
      event.preventDefault();
      event.stopPropagation();
      setTarget(address);
    };
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, [isDirty]);

  const leave = () => {
    onLeave();
    if (target !== null) void navigate(target);
  };
  return (
    <ConfirmDialog
      isOpen={target !== null}
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      onConfirm={leave}
      onClose={() => setTarget(null)}
    >
      {t('leave.text', { fields: changedLabels })}
    </ConfirmDialog>
  );
}

/** The internal address of a click; null when the click opens another site or stays on this page. */
function addressOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    link === null ||
    link.href === '' ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download')
  )
    return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return origin !== window.location.origin || isHere ? null : `${pathname}${search}${hash}`;
}
