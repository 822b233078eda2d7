import { useLateTexts } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Icon, Link, theme, VisuallyHidden } from '@enlace/shared-ui';

import type { Check } from './checks-of';
import { publishingTexts } from './texts';

/** What an event needs; each missing entry leads to its field. */
export function Checklist({ checks }: { readonly checks: readonly Check[] }) {
  const t = useLateTexts(publishingTexts);
  return (
    <List>
      {checks.map(({ name, isDone, to }) => (
        <Item key={name} $isDone={isDone}>
          <Icon name={isDone ? 'check' : 'alert'} size={20} />
          <VisuallyHidden>{t(isDone ? 'done' : 'missing')}: </VisuallyHidden>
          {isDone ? t(`items.${name}`) : <Link to={to}>{t(`items.${name}`)}</Link>}
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
`;

const Item = styled.li<{ readonly $isDone: boolean }>`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  svg {
    flex: none;
    color: ${({ $isDone }) => ($isDone ? theme.color.success : theme.color.danger)};
  }
`;
