import { noticeShown } from '@enlace/shared-data';
import { useDispatch, useNavigate, useTexts } from '@enlace/shared-platform';
import { uiTexts } from '@enlace/shared-ui';
import { useEffect, useRef } from 'react';

import { sessionEnd } from '../session/session-end';
import type { Decision } from './use-decision';

/**
 * Leads a person off a page that is for other people: to the login page, or home with a notice that gives the reason. A
 * person who signed out by the menu comes home, too. The entrance of the back office leads to the first page that the
 * viewer may open. Returns whether the person is on the way.
 */
export function useRedirect(decision: Decision): boolean {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const t = useTexts(uiTexts);
  const wasProtected = useRef(false);
  const { kind } = decision;
  const isProtected = kind === 'remote' ? decision.page.protected : null;
  const isLogin = kind === 'login' || (kind === 'shell' && decision.page.path === '/login');
  const callback = kind === 'login' ? decision.callback : '';
  const office = kind === 'office' ? decision.path : '';
  useEffect(() => {
    if (isLogin && wasProtected.current && sessionEnd.get() === null) sessionEnd.set('other');
    if (kind === 'login') {
      const isOwn = sessionEnd.get() === 'own' && wasProtected.current;
      void navigate(isOwn ? '/' : `/login?callbackUrl=${encodeURIComponent(callback)}`, { replace: true });
    }
    if (kind === 'home') {
      dispatch(noticeShown({ kind: 'error', text: t('forbidden.title') }));
      void navigate('/', { replace: true });
    }
    if (kind === 'office') void navigate(office, { replace: true });
    if (isProtected === null) return;
    wasProtected.current = isProtected;
    sessionEnd.set(null);
  }, [callback, dispatch, isLogin, isProtected, kind, navigate, office, t]);
  return kind === 'login' || kind === 'home' || kind === 'office';
}
