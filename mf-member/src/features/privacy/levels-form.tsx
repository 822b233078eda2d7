import { privacyLevels, type Privacy, type PrivateField, type UserRecord } from '@enlace/shared-contract/identity';
import { noticeShown, useCall } from '@enlace/shared-data';
import { styled, useDispatch, useTexts } from '@enlace/shared-platform';
import { FormField, Link, Select, Text, tokens } from '@enlace/shared-ui';
import { useEffect, useRef, type FormEvent } from 'react';

import { addressOf } from '../../lib/field-place';
import { hasPart, partValue } from '../../lib/part-value';
import { SaveBar } from '../../lib/save-bar';
import { texts } from '../../texts';
import { partGroups } from './part-groups';
import { privacy } from './privacy.slice';
import { privacyTexts } from './texts';

const { color, font, media, space, textSize } = tokens;
const groupNames = ['card', 'about', 'place', 'contact'] as const;

/** Levels that differ from the stored ones. */
export type ChangedLevels = Readonly<Partial<Privacy>>;

export interface LevelsFormProps {
  readonly user: UserRecord;
  readonly changes: ChangedLevels;
  readonly onChange: (changes: ChangedLevels) => void;
}

/** The level of each part of the record. The owner keeps the choices, for the preview and after a failure. */
export function LevelsForm({ user, changes, onChange }: LevelsFormProps) {
  const t = useTexts(privacyTexts);
  const common = useTexts(texts);
  const dispatch = useDispatch();
  const { status, error, start } = useCall(privacy.calls.choose);
  const isChanged = Object.keys(changes).length > 0;
  const newestChanges = useRef(changes);
  useEffect(() => {
    newestChanges.current = changes;
  });
  const options = privacyLevels.map((level) => ({ value: level, label: t(`levels.${level}`) }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    start(changes, () => {
      // What was chosen while these were stored is not stored yet.
      onChange(differences({ ...user.privacy, ...newestChanges.current }, { ...user.privacy, ...changes }));
      dispatch(noticeShown({ kind: 'success', text: common('edit.saved') }));
    });
  };
  const handleChoice = (part: PrivateField, value: string) => {
    const level = privacyLevels.find((one) => one === value) ?? 'only_me';
    const { [part]: _before, ...others } = changes;
    onChange(level === user.privacy[part] ? others : { ...others, [part]: level });
  };
  const rest = error === null || Object.keys(error.fields).length > 0 ? null : error;
  return (
    <Form noValidate onSubmit={handleSubmit}>
      {groupNames.map((name) => (
        <Group key={name}>
          <legend>{t(`groups.${name}`)}</legend>
          {partGroups[name].map((part) => (
            <Part key={part}>
              <FormField label={common(`fields.${part}`)} hint={describe(part)} error={error?.fields[part]?.join(' ')}>
                <Select
                  name={part}
                  options={options}
                  value={changes[part] ?? user.privacy[part]}
                  onChange={({ target }) => handleChoice(part, target.value)}
                />
              </FormField>
            </Part>
          ))}
        </Group>
      ))}
      {rest !== null && (
        <Text role="alert" tone="danger">
          {rest.message === '' ? common('failed') : rest.message}
        </Text>
      )}
      <SaveBar
        isSaving={status === 'pending'}
        isChanged={isChanged}
        undoLabel={t('undo')}
        changeNote={t('changed', { count: Object.keys(changes).length })}
        onUndo={() => onChange({})}
      />
    </Form>
  );

  /** The value whose level is chosen, or a link to its field. */
  function describe(part: PrivateField) {
    if (part === 'avatar') return hasPart(user, part) ? t('hasPicture') : common('empty');
    const value = partValue(user, part);
    return value === '' ? (
      <>
        {common('empty')} <Link to={addressOf(part)}>{t('fill')}</Link>
      </>
    ) : (
      <Value>{value}</Value>
    );
  }
}

function differences(levels: Privacy, storedLevels: Privacy): ChangedLevels {
  return Object.fromEntries(
    Object.entries(levels).filter(([part, level]) => storedLevels[part as PrivateField] !== level),
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
`;

const Group = styled.fieldset`
  min-width: 0;
  legend {
    padding: 0;
    font: 500 ${textSize.h4} / 1.3 ${font.display};
  }
`;

/** Label and value on one side, the choice on the other. */
const Part = styled.div`
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  /* A focused choice or link is never below the header or the bar. */
  a,
  select {
    scroll-margin-block: 6rem;
  }
  ${media.small} {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 12rem;
      gap: 0 ${space[24]};
      > label,
      > p {
        grid-column: 1;
      }
      > :has(select),
      > select {
        grid-row: 1 / span 2;
        grid-column: 2;
        align-self: center;
      }
    }
  }
`;

const Value = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
