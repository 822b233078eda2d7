import { useScreen } from '@enlace/shared-data';
import { useNavigate } from '@enlace/shared-platform';
import { useEffect, useMemo, useRef, useCallback } from 'react';

/** The filters in the address. */
export interface Look {
  /** Search term for rights. */
  readonly searchTerm: string;
  /** Visible roles; empty for all of them. */
  readonly chosenRoles: readonly number[];
  /** The cell of a link that asks to grant a right: `role:right`. */
  readonly linkedCell: string | null;
  /** Replaces the current address. */
  look(parts: { readonly q?: string; readonly roles?: readonly number[]; readonly give?: null }): void;
}

export function useLook(): Look {
  const navigate = useNavigate();
  const { search } = useScreen();
  const [q, roles, give] = [search.get('q') ?? '', search.get('roles') ?? '', search.get('give')];
  const now = useRef({ q, roles, give });
  useEffect(() => {
    now.current = { q, roles, give };
  });
  const look = useCallback<Look['look']>(
    (parts) => {
      const next = { ...now.current, ...parts };
      const query = new URLSearchParams();
      if (next.q !== '') query.set('q', next.q);
      if (next.roles.length > 0) query.set('roles', String(next.roles));
      if (next.give !== null) query.set('give', next.give);
      const { q: words, roles: ids, give: cell } = now.current;
      const isSame = next.q === words && String(next.roles) === ids && next.give === cell;
      if (!isSame) void navigate(`?${query}`, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  const chosenRoles = useMemo(() => (roles === '' ? [] : roles.split(',').map(Number)), [roles]);
  return { searchTerm: q, chosenRoles, linkedCell: give, look };
}
