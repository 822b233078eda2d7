import { styled } from '@enlace/shared-platform';
import { IconButton, TextInput, theme } from '@enlace/shared-ui';
import { Combobox } from '@enlace/shared-ui/controls';

import { optionalText } from '../declare/resource-texts';
import { useAdminTexts } from '../texts';
import type { EditorProps } from './editor';
import type { FieldOf } from './field';
import type { Pair } from './pairs';
import { useRowSearch } from './use-row-search';

const longestText = 80;

/** Related rows with a text each, and a search that adds a row. */
export function PairsEditor({ field, label, words, value, onChange }: EditorProps<FieldOf<'pairs'>>) {
  const t = useAdminTexts();
  const { search } = useRowSearch(field);
  // The codec has read the value.
  const pairs = (Array.isArray(value) ? value : []) as readonly Pair[];
  const textLabel = optionalText(words, `fields.${field.column}`) ?? label;
  const change = (place: number, text: string) =>
    onChange(pairs.map((pair, at) => (at === place ? { ...pair, text } : pair)));
  return (
    <Box>
      {pairs.length > 0 && (
        <List>
          {pairs.map((pair, place) => (
            <li key={`${pair.id ?? pair.name} ${place}`}>
              <span>{pair.name}</span>
              <TextInput
                aria-label={`${textLabel}: ${pair.name}`}
                placeholder={textLabel}
                maxLength={longestText}
                value={pair.text}
                readOnly={pair.id === null}
                onChange={(event) => change(place, event.target.value)}
              />
              {pair.id !== null && (
                <IconButton
                  icon="close"
                  label={t('form.removePair', { name: pair.name })}
                  onClick={() => onChange(pairs.filter((_, at) => at !== place))}
                />
              )}
            </li>
          ))}
        </List>
      )}
      <Combobox
        label={label}
        search={search}
        placeholder={t('form.addPair')}
        value={null}
        onChange={(next) => {
          if (next === null || pairs.some(({ id }) => id === next.value)) return;
          onChange([...pairs, { id: Number(next.value), name: next.label, text: '' }]);
        }}
      />
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[4]} ${theme.space[8]};
    align-items: center;
  }
  li > span {
    grid-column: 1 / -1;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${theme.media.medium} {
    li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 2.75rem;
    }
    li > span {
      grid-column: auto;
    }
  }
`;
