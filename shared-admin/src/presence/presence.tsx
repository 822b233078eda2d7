import { presenceCall, presenceSeconds, presentPeopleSchema } from '@enlace/shared-contract';
import { styled, useDispatch, useFormats } from '@enlace/shared-platform';
import { Avatar, theme } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useMemo } from 'react';

import { useOfficeCall } from '../calls/use-office-calls';
import type { AdminResource } from '../declare/admin-resource';
import { useAdminTexts } from '../texts';

export interface PresenceProps {
  readonly admin: AdminResource;
  readonly id: number;
  /** Whether this form has unsaved changes. */
  readonly isEditing: boolean;
}

/** Milliseconds between two signs of presence; half of the time after which a user counts as absent. */
const beat = (presenceSeconds * 1000) / 2;

/** Shows the other users who have this record open, and reports this user to them. It never blocks editing. */
export function Presence({ admin, id, isEditing }: PresenceProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const dispatch = useDispatch();
  const { calls, handle } = admin;
  const resource = handle.contract.name;
  const key = `presence ${resource} ${id}`;
  const { body, start } = useOfficeCall(calls, key);
  const tell = useEffectEvent((state: 'viewing' | 'editing' | 'left') =>
    start({ call: presenceCall, params: { resource, id }, body: { state } }),
  );

  useEffect(() => {
    const sign = () => {
      if (document.visibilityState === 'visible') tell(isEditing ? 'editing' : 'viewing');
    };
    sign();
    const timer = setInterval(sign, beat);
    document.addEventListener('visibilitychange', sign);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sign);
    };
  }, [isEditing, key]);

  useEffect(
    () => () => {
      const farewell = { call: presenceCall, params: { resource, id }, body: { state: 'left' } };
      dispatch(calls.calls.write.start(farewell, `${key} left`));
    },
    [calls, dispatch, id, key, resource],
  );

  const others = useMemo(() => {
    const parsed = presentPeopleSchema.safeParse(body);
    return parsed.success ? parsed.data.data : [];
  }, [body]);
  if (others.length === 0) return <div role="status" />;
  const editors = others.filter(({ state }) => state === 'editing');
  const names = (editors.length > 0 ? editors : others).map(({ name }) => name);
  return (
    <Here role="status" data-warns={editors.length > 0}>
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
}

const Here = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  width: fit-content;
  padding: ${theme.space[4]} ${theme.space[12]} ${theme.space[4]} ${theme.space[4]};
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
