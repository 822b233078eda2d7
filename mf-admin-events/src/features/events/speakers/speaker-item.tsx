import { useLateTexts } from '@enlace/shared-admin';
import type { EventSpeaker } from '@enlace/shared-contract/events';
import { Avatar, Badge, IconButton, type IconButtonProps } from '@enlace/shared-ui';

import { Buttons, Grip, Item, Name, Small, ResourceTexts } from '../panel-parts/item.styles';
import { speakersTexts } from './texts';

export interface SpeakerItemProps {
  readonly speaker: EventSpeaker & { readonly url: string };
  readonly mayEdit: boolean;
  readonly isMoving: boolean;
  /** Properties of the handle that moves it; null for a speaker that cannot move. */
  readonly grip: Omit<IconButtonProps, 'icon' | 'label'> | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A speaker in the programme. Members are changed in the form of the event. */
export function SpeakerItem({ speaker, mayEdit, isMoving, grip, onEdit, onRemove }: SpeakerItemProps) {
  const t = useLateTexts(speakersTexts);
  const { name, headline, speaker_role: role, picture, user_id: userId } = speaker;
  const isExternal = userId === null;
  return (
    <Item data-url={speaker.url} $isMoving={isMoving}>
      {grip !== null && <Grip icon="grip" size="small" label={t('move', { name })} title={t('moveHelp')} {...grip} />}
      <Avatar name={name} src={picture?.url} size={40} isDecorative />
      <ResourceTexts>
        <Name>
          {name}
          <Badge tone={isExternal ? 'marigold' : 'neutral'}>{t(isExternal ? 'external' : 'member')}</Badge>
        </Name>
        <Small>{[role, headline].filter(Boolean).join(' · ')}</Small>
      </ResourceTexts>
      {mayEdit && isExternal && (
        <Buttons>
          <IconButton icon="edit" size="small" label={t('edit', { name })} onClick={onEdit} />
          <IconButton icon="trash" size="small" label={t('remove', { name })} onClick={onRemove} />
        </Buttons>
      )}
    </Item>
  );
}
