import { styled, useFormats } from '@enlace/shared-platform';
import { Avatar, Button, theme } from '@enlace/shared-ui';

import type { AdminResource } from '../declare/admin-resource';
import { useAdminTexts } from '../texts';
import { usePresence } from './use-presence';

export interface PresenceProps {
  readonly admin: AdminResource;
  readonly id: number;
  /** Whether this form has unsaved changes. */
  readonly isEditing: boolean;
  /** `updated_at` of the record that the form is based on; null when it has none. */
  readonly version: string | null;
  /** No save is running and no conflict is shown. */
  readonly isSettled: boolean;
  /** Loads the newer record into the form. */
  readonly onLoad: () => void;
}

/**
 * Shows the other users who have this record open and their saves, and reports this user to them. It never blocks
 * editing.
 */
export function Presence({ admin, id, isEditing, version, isSettled, onLoad }: PresenceProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const { others, lastSave } = usePresence({ admin, id, isEditing, version });
  const newerSave = isSettled && lastSave !== null && lastSave.at > (version ?? lastSave.at) ? lastSave : null;
  const editors = others.filter(({ state }) => state === 'editing');
  const names = (editors.length > 0 ? editors : others).map(({ name }) => name);
  const line = others.length > 0 && (
    <Here data-warns={editors.length > 0}>
      <Faces aria-hidden="true">
        {others.slice(0, 4).map((person) => (
          <Avatar key={person.id} name={person.name} src={person.avatar?.url ?? null} size={32} isDecorative />
        ))}
      </Faces>
      {t(editors.length > 0 ? 'presence.editing' : 'presence.viewing', {
        names: formats.list(names),
        count: names.length,
      })}
    </Here>
  );
  return (
    <Frame role="status">
      {line}
      {newerSave !== null && (
        <Here data-warns>
          <span>
            {t('presence.saved', {
              name: newerSave.by?.name ?? t('history.nobody'),
              time: formats.date(newerSave.at, { timeStyle: 'short' }),
            })}
          </span>
          <Button size="small" variant="secondary" iconBefore="refresh" onClick={onLoad}>
            {t(isEditing ? 'presence.merge' : 'presence.load')}
          </Button>
        </Here>
      )}
    </Frame>
  );
}

/** Stays visible while the form scrolls. */
const Frame = styled.div`
  position: sticky;
  top: ${theme.space[12]};
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

const Here = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  width: fit-content;
  box-shadow: ${theme.shadow.middle};
  min-height: 2.5rem;
  padding: ${theme.space[4]} ${theme.space[12]};
  border-radius: ${theme.radius.round};
  background: ${theme.color.tealSoft};
  color: ${theme.color.tealInk};
  font-size: ${theme.textSize.small};
  &[data-warns='true'] {
    background: ${theme.color.warningSoft};
    color: ${theme.color.warningInk};
  }
`;

const Faces = styled.span`
  display: flex;
  > * + * {
    margin-left: -0.5rem;
  }
`;
