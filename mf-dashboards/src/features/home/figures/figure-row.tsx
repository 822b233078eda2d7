import type { DatasetInfo } from '@enlace/shared-contract/dashboards';
import { useTexts } from '@enlace/shared-platform';

import type { ChangeView } from '../state/use-choice';
import type { ViewChoice } from '../state/view-choice';
import { homeTexts } from '../texts';
import { FigureTile } from './figure-tile';
import { Tiles } from './figure-tile.styles';

export interface FigureRowProps {
  readonly infos: readonly DatasetInfo[];
  readonly choice: ViewChoice;
  readonly onChange: ChangeView;
}

/** The figures that this viewer needs first. */
export function FigureRow({ infos, choice, onChange }: FigureRowProps) {
  const t = useTexts(homeTexts);
  if (infos.length === 0) return null;
  return (
    <section aria-label={t('figures')}>
      <Tiles>
        {infos.map((info) => (
          <FigureTile key={info.name} info={info} choice={choice} onChange={onChange} />
        ))}
      </Tiles>
    </section>
  );
}
