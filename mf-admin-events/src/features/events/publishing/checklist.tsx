import { type AdminRow, useLateTexts } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { ButtonLink, Cluster, Heading, Icon, Link, Stack, Text, theme, VisuallyHidden } from '@enlace/shared-ui';

import { checksOf } from './checks-of';
import { publishingTexts } from './texts';

/** The checklist of an event; each missing entry leads to its field. */
export function Checklist({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(publishingTexts);
  const checks = checksOf(record, new Date());
  const doneCount = checks.filter(({ isDone }) => isDone).length;
  const slug = typeof record['slug'] === 'string' ? record['slug'] : null;
  return (
    <Stack gap={16} as="section" aria-labelledby="event-checklist">
      <Heading level={2} size="h3" id="event-checklist">
        {t('checklist')}
      </Heading>
      <Text tone="soft">
        {doneCount === checks.length ? t('ready') : t('progress', { done: doneCount, count: checks.length })}
      </Text>
      <List>
        {checks.map(({ name, isDone, to }) => (
          <Item key={name} $isDone={isDone}>
            <Icon name={isDone ? 'check' : 'alert'} size={20} />
            <VisuallyHidden>{t(isDone ? 'done' : 'missing')}: </VisuallyHidden>
            {isDone ? t(`items.${name}`) : <Link to={to}>{t(`items.${name}`)}</Link>}
          </Item>
        ))}
      </List>
      {slug !== null && (
        <Cluster>
          <ButtonLink variant="secondary" iconBefore="eye" to={`/events/${slug}`} target="_blank">
            {t('preview')}
          </ButtonLink>
        </Cluster>
      )}
    </Stack>
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
