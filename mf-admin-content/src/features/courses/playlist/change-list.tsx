import { useLateTexts } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { FormField, theme } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';
import type { ReactNode } from 'react';

import { playlistTexts } from './texts';

export interface ChangeListProps {
  readonly title: string;
  readonly hint: string;
  readonly lines: readonly { readonly id: string; readonly name: string; readonly facts: ReactNode }[];
  readonly chosenIds: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Changes of a playlist, of which the author chooses some or all. */
export function ChangeList({ title, hint, lines, chosenIds, onChoose }: ChangeListProps) {
  const t = useLateTexts(playlistTexts);
  const hasAll = chosenIds.length === lines.length;
  return (
    <FormField label={title} hint={hint} isGroup>
      {lines.length > 1 && (
        <Checkbox
          checked={hasAll}
          isIndeterminate={chosenIds.length > 0 && !hasAll}
          onChange={() => onChoose(hasAll ? [] : lines.map(({ id }) => id))}
        >
          {t('all')}
        </Checkbox>
      )}
      <List>
        {lines.map(({ id, name, facts }) => (
          <li key={id}>
            <Checkbox
              checked={chosenIds.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosenIds, id] : chosenIds.filter((other) => other !== id))
              }
            >
              {name}
            </Checkbox>
            {facts}
          </li>
        ))}
      </List>
    </FormField>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[12]};
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;
