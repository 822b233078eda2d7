import { styled } from '@enlace/shared-platform';
import { Button, Link, theme } from '@enlace/shared-ui';
import { useContext } from 'react';

import type { AdminRow } from '../declare/admin-resource';
import type { CellState } from './cell-book';
import { CellContext } from './cell-context';
import { useCellsTexts } from './texts';
import { useSaveCell } from './use-save-cell';

export interface CellNoteProps {
  readonly state: Extract<CellState, { readonly is: 'refused' | 'saved' }>;
  /** The cell's key in its list. */
  readonly place: string;
  readonly row: AdminRow;
}

/** The result of a saved or refused value, with buttons to undo or repeat. */
export function CellNote({ state, place, row }: CellNoteProps) {
  const t = useCellsTexts();
  const cells = useContext(CellContext);
  if (cells === null) throw new Error('CellNote is for the cells of a list');
  const { admin, book } = cells;
  const save = useSaveCell(cells);
  if (state.is === 'saved') {
    const { change } = state;
    const undo = () => {
      const { updated_at: version } = row;
      save({
        ...change,
        editorValue: change.undo.editorValue,
        wireValues: change.undo.wireValues,
        after: change.before,
        before: change.after,
        undo: { editorValue: change.editorValue, wireValues: change.wireValues },
        version: typeof version === 'string' ? version : null,
      });
    };
    return (
      <Note role="status">
        {t('saved')}{' '}
        <Button size="small" variant="ghost" onClick={undo}>
          {t('undo')}
        </Button>
      </Note>
    );
  }
  return (
    <Note role="alert" data-refused="">
      <span>{state.isConflict ? t('conflict') : state.text || t('failed')}</span>
      {state.isConflict ? (
        <Link to={`${admin.path}/${row.id}`}>{t('open')}</Link>
      ) : (
        <Button size="small" variant="ghost" onClick={() => book.open(place)}>
          {t('again')}
        </Button>
      )}
      <Button size="small" variant="ghost" onClick={() => book.close(place)}>
        {t('leave')}
      </Button>
    </Note>
  );
}

const Note = styled.span`
  display: flex;
  flex-basis: 100%;
  margin-top: ${theme.space[4]};
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[8]};
  align-items: center;
  color: ${theme.color.inkSoft};
  font-weight: 400;
  font-size: ${theme.textSize.caption};
  button[class] {
    min-height: 1.5rem;
    padding: 0 ${theme.space[8]};
    font-size: inherit;
  }
  &[data-refused] > span {
    color: ${theme.color.danger};
  }
`;
