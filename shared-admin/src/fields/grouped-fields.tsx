import { foldText } from '@enlace/shared-contract/text';
import { styled } from '@enlace/shared-platform';
import { SearchInput, Stack, Text, theme } from '@enlace/shared-ui';
import { useState, type ReactNode } from 'react';

import { useAdminTexts } from '../texts';
import type { FieldGroup } from './field-groups';

export interface GroupedFieldsProps {
  readonly groups: readonly FieldGroup[];
  readonly label: (name: string) => string;
  /** The control of one field. */
  readonly children: (name: string) => ReactNode;
}

/** Shorter lists need no search. */
const few = 8;

/** Fields in groups with a search; each field has a control. */
export function GroupedFields({ groups, label, children }: GroupedFieldsProps) {
  const t = useAdminTexts();
  const [term, setTerm] = useState('');
  const wantedText = foldText(term.trim());
  const isFound = (name: string, title: string) =>
    foldText(label(name)).includes(wantedText) || foldText(title).includes(wantedText);
  const foundGroups = groups
    .map((group) => ({ ...group, names: group.names.filter((name) => isFound(name, group.title)) }))
    .filter(({ names }) => names.length > 0);
  const count = groups.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <Stack gap={16}>
      {count > few && (
        <SearchInput
          label={t('fieldGroups.search')}
          placeholder={t('fieldGroups.search')}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      )}
      {foundGroups.map(({ title, names, isFolded }) =>
        isFolded && wantedText === '' ? (
          <Folded key={title}>
            <summary>
              {title} ({names.length})
            </summary>
            <Fields>{names.map(children)}</Fields>
          </Folded>
        ) : (
          <div key={title} role="group" aria-label={title}>
            <Title aria-hidden="true">{title}</Title>
            <Fields>{names.map(children)}</Fields>
          </div>
        ),
      )}
      {foundGroups.length === 0 && <Text tone="soft">{t('fieldGroups.none')}</Text>}
    </Stack>
  );
}

const Title = styled.p`
  margin-bottom: ${theme.space[8]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  font-weight: 600;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${theme.space[8]} ${theme.space[16]};
  justify-items: start;
`;

const Folded = styled.details`
  > summary {
    margin-bottom: ${theme.space[8]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    font-weight: 600;
    cursor: pointer;
  }
`;
