import { stageColors, stageStates } from '@enlace/shared-contract/recruiting';
import { locales } from '@enlace/shared-contract/text';
import { styled, useTexts } from '@enlace/shared-platform';
import { Badge, FormField, IconButton, Select, TextInput, theme } from '@enlace/shared-ui';
import type { ComponentProps } from 'react';

import { nameOfDraft, type StageDraft } from './stage-draft';
import { settingsTexts } from './texts';

export interface StageRowProps {
  readonly stage: StageDraft;
  readonly place: number;
  readonly isMoving: boolean;
  readonly grip: object;
  /** Errors of the API, by field of the stage. */
  readonly errorOf: (field: 'names' | 'state' | 'color') => string;
  readonly onChange: (values: Partial<StageDraft>) => void;
  readonly onRemove: () => void;
}

/** One stage: names, state and colour. */
export function StageRow({ stage, place, isMoving, grip, errorOf, onChange, onRemove }: StageRowProps) {
  const t = useTexts(settingsTexts);
  const { url, names, state, color, count } = stage;
  const name = nameOfDraft(stage) || t('stages.unnamed');
  return (
    <Row data-url={url} $isFaint={isMoving} aria-label={t('stages.name', { place })}>
      <Grip icon="grip" size="small" label={t('stages.grip', { name })} {...grip} />
      <Parts>
        <Badge tone={color}>{name}</Badge>
        <Fields>
          {locales.map((language, index) => (
            <FormField
              key={language}
              label={t('stages.nameOf', { language: t(`languages.${language}`) })}
              error={index === 0 ? errorOf('names') : ''}
            >
              <TextInput
                maxLength={60}
                value={names[language]}
                onChange={({ target }) => onChange({ names: { ...names, [language]: target.value } })}
              />
            </FormField>
          ))}
          <FormField
            label={t('stages.state')}
            hint={count > 0 ? t('stages.stateFixed') : undefined}
            error={errorOf('state')}
          >
            <Select
              isDisabled={count > 0}
              options={stageStates.map((value) => ({ value, label: t(`states.${value}`) }))}
              value={state}
              onChange={({ target }) => onChange({ state: stageStates.find((one) => one === target.value) ?? state })}
            />
          </FormField>
          <FormField label={t('stages.color')} error={errorOf('color')}>
            <Select
              options={stageColors.map((value) => ({ value, label: t(`colors.${value}`) }))}
              value={color}
              onChange={({ target }) => onChange({ color: stageColors.find((one) => one === target.value) ?? color })}
            />
          </FormField>
        </Fields>
        {count > 0 && <small>{t('stages.count', { count })}</small>}
      </Parts>
      <IconButton icon="trash" size="small" label={t('stages.remove', { name })} onClick={onRemove} />
    </Row>
  );
}

const Row = styled.li<{ readonly $isFaint: boolean }>`
  display: flex;
  gap: ${theme.space[8]};
  align-items: start;
  padding: ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  opacity: ${({ $isFaint }) => ($isFaint ? 0.6 : 1)};
`;

const Grip = styled(IconButton)<ComponentProps<typeof IconButton>>`
  cursor: grab;
  touch-action: none;
`;

const Parts = styled.div`
  flex: 1;
  display: grid;
  gap: ${theme.space[8]};
  justify-items: start;
  min-width: 0;
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: ${theme.space[12]};
  width: 100%;
`;
