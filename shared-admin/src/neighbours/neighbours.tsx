import { listCalls, neighboursSchema } from '@enlace/shared-contract/admin';
import { useScreen } from '@enlace/shared-data';
import { styled, useFormats, useNavigate } from '@enlace/shared-platform';
import { ButtonLink, theme } from '@enlace/shared-ui';
import { useEffect, useEffectEvent } from 'react';

import { useOfficeRead } from '../calls/use-office-calls';
import type { AdminResource } from '../declare/admin-resource';
import { areSingleKeysOn, isTaken } from '../keys/single-keys';
import { useGoKeys } from '../keys/use-go-keys';
import { listQueryOf, reachOf, readListState } from '../list/list-state';
import { useWindowMemory } from '../memory/window-memory';
import { useAdminTexts } from '../texts';

export interface NeighboursProps {
  readonly admin: AdminResource;
  readonly id: number;
}

/** Links and keys for the records before and after this one in the list's last state; not rendered without one. */
export function Neighbours({ admin, id }: NeighboursProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const { locale, viewer } = useScreen();
  const { places } = useWindowMemory();
  const place = places.get(admin.path);
  const {
    page: _page,
    per_page: _size,
    ...query
  } = listQueryOf(
    readListState(new URLSearchParams(place ?? ''), admin.rules),
    locale,
    reachOf(admin.handle.contract, viewer),
  );
  const params = { resource: admin.handle.contract.name, id };
  const question = place === undefined ? null : { call: listCalls.neighbours, params, query };
  const { data } = useOfficeRead(admin.calls, question, neighboursSchema);
  const neighbours = data?.data;
  const navigate = useNavigate();
  const go = useGoKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event) || !areSingleKeysOn(viewer?.id ?? 0)) return;
    const other = event.key === '[' ? neighbours?.previous : event.key === ']' ? neighbours?.next : null;
    if (typeof other === 'number') void navigate(`${admin.path}/${other}`);
    if (typeof other === 'number' || go(event)) event.preventDefault();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  if (neighbours === undefined || (neighbours.previous === null && neighbours.next === null)) return null;
  return (
    <Pair aria-label={t('neighbours.title')}>
      {neighbours.position !== null && (
        <span>
          {t('neighbours.place', { at: formats.number(neighbours.position), total: formats.number(neighbours.total) })}
        </span>
      )}
      {(['previous', 'next'] as const).map((side) => {
        const other = neighbours[side];
        return other === null ? null : (
          <ButtonLink
            key={side}
            size="small"
            variant="secondary"
            iconBefore={side === 'previous' ? 'chevronLeft' : 'chevronRight'}
            to={`${admin.path}/${other}`}
          >
            {t(`neighbours.${side}`)}
          </ButtonLink>
        );
      })}
    </Pair>
  );
}

const Pair = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
  > span {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    font-variant-numeric: tabular-nums;
  }
`;
