import { Button } from '@enlace/shared-ui';

import { NoticeBar } from '../frame/notice-bar';
import { useAdminTexts } from '../texts';

export interface UndoNoticeProps {
  /** What was done, and until when it can be undone. */
  readonly text: string;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
  readonly onHide: () => void;
}

/** Says what was done, with the way back. */
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
