import { recordLabel } from '@enlace/shared-contract/access';
import type { MovedPart } from '@enlace/shared-contract/admin';
import { adminPath } from '@enlace/shared-contract/resources';
import { styled, useFormats, useLocale } from '@enlace/shared-platform';
import { Link, Text, theme } from '@enlace/shared-ui';

import { useLateTexts } from '../frame/use-late-texts';
import { movedTexts, namedPart } from './texts';

export interface MovedPartsProps {
  readonly parts: readonly MovedPart[];
}

/** What a merge moved to the remaining account: a number for each kind, with links to the records. */
export function MovedParts({ parts }: MovedPartsProps) {
  const t = useLateTexts(movedTexts);
  const formats = useFormats();
  const { locale } = useLocale();
  const movedParts = parts.filter((part) => part.moved > 0);
  const droppedCount = parts.reduce((sum, part) => sum + part.dropped, 0);
  return (
    <>
      {movedParts.length === 0 && (
        <Text size="small" tone="soft">
          {t('nothing')}
        </Text>
      )}
      {movedParts.length > 0 && (
        <List aria-label={t('title')}>
          {movedParts.map(({ part, moved: count, records }) => (
            <li key={part}>
              <span>
                {t(`parts.${namedPart(part)}`)}: <b>{formats.number(count)}</b>
              </span>
              {records.length > 0 && (
                <span>
                  {records.map(({ resource, id, name }, place) => (
                    <span key={id}>
                      {place > 0 && ', '}
                      <Link to={`${adminPath({ name: resource })}/${id}`}>{recordLabel(resource, name, locale)}</Link>
                    </span>
                  ))}
                  {count > records.length && ` ${t('more', { count: count - records.length })}`}
                </span>
              )}
            </li>
          ))}
        </List>
      )}
      {droppedCount > 0 && (
        <Text size="small" tone="soft">
          {t('dropped', { count: droppedCount })}
        </Text>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  font-size: ${theme.textSize.small};
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[12]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
