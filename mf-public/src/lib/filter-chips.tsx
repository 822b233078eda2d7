import { styled, useTexts } from '@enlace/shared-platform';
import { Icon, Link } from '@enlace/shared-ui';

import { texts } from '../texts';
import { resultsId } from './counted-list';
import { color, radius, space, textSize } from './tokens';

export interface FilterChipsProps {
  /** The filters in use: their texts, and the addresses without them. */
  readonly chips: readonly (readonly [text: string, to: string])[];
  /** The address without any filter. */
  readonly bare: string;
  /** Id of the element that gets the focus when a chip is removed. */
  readonly focusId?: string;
}

/** The filters in use; each is a link that removes it. */
export function FilterChips({ chips, bare, focusId = resultsId }: FilterChipsProps) {
  const t = useTexts(texts);
  if (chips.length === 0) return null;
  return (
    <Chips
      aria-label={t('list.filters')}
      onClick={() => document.getElementById(focusId)?.focus({ preventScroll: true })}
    >
      {chips.map(([text, to]) => (
        <li key={text}>
          <Link to={to} prefetch={false} preventScrollReset variant="quiet" aria-label={t('list.drop', { text })}>
            {text} <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={bare} prefetch={false} preventScrollReset>
          {t('list.clear')}
        </Link>
      </li>
    </Chips>
  );
}

/** The chips of a choice: texts of its filters by name; an empty text is no filter. */
export function chipsOf<Choice extends object>(
  choice: Choice,
  pathOf: (choice: Choice) => string,
  chipTexts: Partial<Record<keyof Choice, string>>,
): [text: string, to: string][] {
  return Object.entries<string | undefined>(chipTexts).flatMap(([name, text]) =>
    text ? [[text, pathOf({ ...choice, [name]: '', page: 1 })]] : [],
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: center;
  margin-top: ${space[20]};
  font-size: ${textSize.small};
  a[aria-label] {
    display: flex;
    gap: ${space[8]};
    align-items: center;
    min-height: 2.25rem;
    padding-inline: ${space[16]};
    border-radius: ${radius.round};
    background: ${color.plumSoft};
    color: ${color.plumInk};
    font-weight: 600;
  }
`;
