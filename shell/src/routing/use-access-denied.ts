import { accessDenied } from '@enlace/shared-auth';
import { useDispatch, useLocation, useNavigate } from '@enlace/shared-platform';
import { useEffect } from 'react';

/**
 * `?isAllowed` on any page sets the error and signs out (docs/SPECIFICATION.md, section 2). The parameter is removed
 * from the address, so that a reload or a shared link does not sign out again.
 */
export function useAccessDenied(): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    if (!parameters.has('isAllowed')) return;
    parameters.delete('isAllowed');
    dispatch(accessDenied());
    const rest = parameters.toString();
    void navigate(`${pathname}${rest === '' ? '' : `?${rest}`}${hash}`, { replace: true });
  }, [dispatch, hash, navigate, pathname, search]);
}
