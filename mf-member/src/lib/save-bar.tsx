import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Text, tokens } from '@enlace/shared-ui';

import { texts } from '../texts';

export interface SaveBarProps {
  readonly isSaving: boolean;
  readonly isChanged: boolean;
  readonly undoLabel: string;
  /** Shown while something is changed, e.g. "2 changes not saved". */
  readonly changeNote: string;
  readonly onUndo: () => void;
}

/** The foot of a long form: it stays visible while the form is scrolled. */
export function SaveBar({ isSaving, isChanged, undoLabel, changeNote, onUndo }: SaveBarProps) {
  const t = useTexts(texts);
  return (
    <Bar>
      <Cluster gap={12}>
        <Button type="submit" isLoading={isSaving} isDisabled={!isChanged}>
          {t('edit.save')}
        </Button>
        {isChanged && (
          <Button variant="ghost" onClick={onUndo}>
            {undoLabel}
          </Button>
        )}
        <Text size="small" tone="soft" role="status">
          {isChanged ? changeNote : ''}
        </Text>
      </Cluster>
    </Bar>
  );
}

const { color, space } = tokens;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  padding-block: ${space[12]};
  border-top: 1px solid ${color.line};
  background: ${color.paper};
`;
