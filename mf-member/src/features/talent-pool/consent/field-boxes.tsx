import type { UserRecord } from '@enlace/shared-contract/identity';
import { type PoolField, poolFields } from '@enlace/shared-contract/talent-pool';
import { styled, useTexts } from '@enlace/shared-platform';
import { Avatar, Button, Cluster, Link, Text, tokens } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';
import { useId } from 'react';

import { texts } from '../../../texts';
import { poolTexts } from '../texts';
import { fieldGroups, withField } from './pool-choices';
import { hasValue, poolValue, profileAddress } from './pool-value';

const { color, font, space, textSize } = tokens;
const groupNames = ['who', 'experience', 'place'] as const;

export interface FieldBoxesProps {
  readonly user: UserRecord;
  readonly shows: readonly PoolField[];
  readonly error: string | undefined;
  readonly onChange: (shows: readonly PoolField[]) => void;
}

/** The consent to each part of the profile, with the value that companies would see. */
export function FieldBoxes({ user, shows, error, onChange }: FieldBoxesProps) {
  const t = useTexts(poolTexts);
  return (
    <Part>
      <h2>{t('parts.title')}</h2>
      <Text tone="soft">{t('parts.lead')}</Text>
      <Cluster gap={8}>
        <Button variant="secondary" size="small" onClick={() => onChange(poolFields)}>
          {t('parts.all')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => onChange([])}>
          {t('parts.none')}
        </Button>
        <Text size="small" tone="soft" role="status">
          {t('parts.count', { shown: shows.length, total: poolFields.length })}
        </Text>
      </Cluster>
      {error !== undefined && (
        <Text role="alert" tone="danger">
          {error}
        </Text>
      )}
      {groupNames.map((name) => (
        <Group key={name}>
          <legend>{t(`groups.${name}`)}</legend>
          {fieldGroups[name].map((field) => (
            <FieldBox
              key={field}
              user={user}
              field={field}
              isShown={shows.includes(field)}
              onChange={(isShown) => onChange(withField(shows, field, isShown))}
            />
          ))}
        </Group>
      ))}
    </Part>
  );
}

interface FieldBoxProps {
  readonly user: UserRecord;
  readonly field: PoolField;
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

function FieldBox({ user, field, isShown, onChange }: FieldBoxProps) {
  const t = useTexts(poolTexts);
  const valueId = useId();
  return (
    <Row>
      <Checkbox
        name="shows"
        value={field}
        checked={isShown}
        aria-describedby={valueId}
        onChange={({ target }) => onChange(target.checked)}
      >
        {t(`fields.${field}`)}
      </Checkbox>
      <Value id={valueId}>
        <FieldValue user={user} field={field} />
      </Value>
    </Row>
  );
}

function FieldValue({ user, field }: Pick<FieldBoxProps, 'user' | 'field'>) {
  const t = useTexts(poolTexts);
  const common = useTexts(texts);
  if (!hasValue(user, field))
    return (
      <>
        {common('empty')}{' '}
        <Link to={profileAddress(field)} aria-label={t('parts.fillField', { field: t(`fields.${field}`) })}>
          {t('parts.fill')}
        </Link>
      </>
    );
  if (field !== 'avatar') return <Lines>{poolValue(user, field)}</Lines>;
  return (
    <Picture>
      <Avatar name={user.name} src={user.avatar?.url} isDecorative />
      {t('parts.picture')}
    </Picture>
  );
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  > h2 {
    font: 500 ${textSize.h4} / 1.3 ${font.display};
  }
`;

const Group = styled.fieldset`
  min-width: 0;
  legend {
    padding: 0;
    color: ${color.inkSoft};
    font-size: ${textSize.small};
    font-weight: 600;
  }
`;

/** A focused box or link is never below the header or the bar. */
const Row = styled.div`
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  a,
  input {
    scroll-margin-block: 6rem;
  }
`;

/** Below the label of its box: the width of the box and the gap. */
const Value = styled.div`
  padding-left: 2.125rem;
  color: ${color.inkSoft};
  font-size: ${textSize.small};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

const Lines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Picture = styled.span`
  display: flex;
  gap: ${space[8]};
  align-items: center;
`;
