import type { TalentNote } from '@enlace/shared-contract/talent-pool';
import { useCall } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Button, theme } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';
import { Quote } from '../../../lib/tracking/quote';
import { EditNote } from './edit-note';

export interface NoteItemProps {
  readonly note: TalentNote;
  readonly onRemoved: () => void;
}

/** One note; the author can change and delete it. */
export function NoteItem({ note, onRemoved }: NoteItemProps) {
  const t = useTexts(talentTexts);
  const { date } = useFormats();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { start, status, error } = useCall(talent.calls.removeNote, `remove note ${note.id}`);
  const { text, author, visibility, created_at: at, edited_at: editedAt, can_edit: canEdit } = note;
  const day = date(at, { dateStyle: 'medium' });
  return (
    <Item>
      <Head>
        <span>
          {author ?? t('notes.former')} · <time dateTime={at}>{day}</time>
          {editedAt !== null && ` · ${t('notes.edited')}`}
        </span>
        <Badge tone={visibility === 'own' ? 'plum' : 'neutral'}>{t(`notes.badge.${visibility}`)}</Badge>
      </Head>
      {isEditing ? <EditNote note={note} onClose={() => setEditing(false)} /> : <Quote text={text} />}
      {canEdit && !isEditing && (
        <span>
          <Button
            size="small"
            variant="ghost"
            aria-label={t('notes.editOf', { date: day })}
            onClick={() => setEditing(true)}
          >
            {t('notes.edit')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={t('notes.removeOf', { date: day })}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {t('notes.remove')}
          </Button>
        </span>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t('notes.removeTitle')}
        confirmLabel={t('notes.removeConfirm')}
        isLoading={status === 'pending'}
        error={error === null ? undefined : error.message || t('failed')}
        onConfirm={() => start(note.id, onRemoved)}
        onClose={() => setAsking(false)}
      />
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[12]};
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.textSize.small};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[12]};
  align-items: center;
  color: ${theme.color.inkSoft};
`;
