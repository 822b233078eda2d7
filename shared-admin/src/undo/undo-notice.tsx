import { Button } from '@enlace/shared-ui';

import { NoticeBar } from '../frame/notice-bar';
import { useAdminTexts } from '../texts';

export interface UndoNoticeProps {
  /** The deletion, and the time until it can be undone. */
  readonly text: string;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
  readonly onHide: () => void;
}

/** Shows what was done, with a button to undo it. */
export function UndoNotice({ text, isUndoing, onUndo, onHide }: UndoNoticeProps) {
  const t = useAdminTexts();
  return (
    <NoticeBar role="status">
      <span>{text}</span>
      <Button size="small" variant="secondary" iconBefore="refresh" isLoading={isUndoing} onClick={onUndo}>
        {t('undo.undo')}
      </Button>
      <Button size="small" variant="ghost" onClick={onHide}>
        {t('undo.hide')}
      </Button>
    </NoticeBar>
  );
}
