import { styled } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';

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
    <Bar role="status">
      <span>{text}</span>
      <Button size="small" variant="secondary" iconBefore="refresh" isLoading={isUndoing} onClick={onUndo}>
        {t('undo.undo')}
      </Button>
      <Button size="small" variant="ghost" onClick={onHide}>
        {t('undo.hide')}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[12]};
  align-items: center;
  margin-bottom: ${theme.space[16]};
  padding: ${theme.space[8]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.tealSoft};
  color: ${theme.color.tealInk};
  font-size: ${theme.textSize.small};
  > span {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
