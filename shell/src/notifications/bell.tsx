import { selectAuth, selectViewer } from '@enlace/shared-auth';
import { notificationsSubject } from '@enlace/shared-auth/notifications';
import type { NotificationCount } from '@enlace/shared-contract/notifications';
import { dataChanged, useRead, useRunCall } from '@enlace/shared-data';
import { useDispatch, useLocale, useSelector, useStore } from '@enlace/shared-platform';
import { Button, PlainLink, Skeleton, VisuallyHidden } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { useOpenHere } from '../frame/use-open-here';
import { useServices } from '../services';
import { Badge, Foot, Opener, Panel, PanelHead, Place } from './bell.styles';
import { followNotifications } from './follow-notifications';
import { NotificationLines } from './notification-lines';
import { notifications, panelSize } from './notifications.slice';
import { words } from './words';

type AuthRoot = Parameters<typeof selectAuth>[0];

const mostShown = 99;

/** The bell of a signed-in user: the number of unread notifications, live, and a panel with the newest. */
export function Bell() {
  const { platform } = useServices();
  // The calls need their slice before the first drawing.
  useState(() => platform.inject('shell/bell', [notifications]));
  return <ReadyBell />;
}

function ReadyBell() {
  const { locale } = useLocale();
  const t = words[locale];
  const count = useCount();
  const [isOpen, setOpen] = useOpenHere('notifications');
  const place = useRef<HTMLDivElement>(null);
  useLeave(place, isOpen, () => setOpen(false));
  const [firstLatest, setFirstLatest] = useState<number | null>(null);
  if (count !== null && firstLatest === null) setFirstLatest(count.latest);
  const isFresh = count !== null && firstLatest !== null && count.latest > firstLatest && count.unread > 0;
  const query = isOpen || isFresh ? { per_page: panelSize, lang: locale } : null;
  const { answer, status, again } = useRead(notifications.calls.list, query);
  const run = useRunCall();
  const unread = count?.unread ?? 0;
  const newest = answer?.data[0];
  const freshText = isFresh && newest !== undefined && newest.id === count.latest ? `${t.fresh}: ${newest.text}` : '';
  return (
    <Place ref={place}>
      <Opener
        type="button"
        aria-expanded={isOpen}
        aria-controls="notifications"
        aria-label={unread === 0 ? t.title : `${t.title}, ${unread} ${t.unread}`}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4M12 5V3" />
        </svg>
        {unread > 0 && <Badge aria-hidden="true">{unread > mostShown ? `${mostShown}+` : unread}</Badge>}
      </Opener>
      {/* Outside the header: a dialog hides all of the page but the branches with a live region. */}
      {createPortal(<VisuallyHidden role="status">{freshText}</VisuallyHidden>, document.body)}
      {isOpen && (
        <Panel id="notifications" role="region" aria-label={t.title}>
          <PanelHead>
            <h2>{t.title}</h2>
            {answer !== null && answer.meta.unread > 0 && newest !== undefined && (
              <Button
                variant="ghost"
                size="small"
                onClick={() => void run(notifications.calls.readAll, { upTo: newest.id }).catch(() => undefined)}
              >
                {t.markAll}
              </Button>
            )}
          </PanelHead>
          {answer === null && status === 'rejected' && (
            <p role="alert">
              {t.failed}{' '}
              <Button variant="ghost" size="small" onClick={again}>
                {t.again}
              </Button>
            </p>
          )}
          {answer === null && status !== 'rejected' && <Skeleton lines={3} height="2.5rem" />}
          {answer?.data.length === 0 && <p>{t.none}</p>}
          {answer !== null && answer.data.length > 0 && (
            <NotificationLines
              rows={answer.data}
              onOpen={(id) => void run(notifications.calls.read, { id }, String(id)).catch(() => undefined)}
            />
          )}
          <Foot>
            <PlainLink to="/my/notifications">{t.all}</PlainLink>
          </Foot>
        </Panel>
      )}
    </Place>
  );
}

/** The number of notifications; null before the first answer. */
function useCount(): NotificationCount | null {
  const { boot } = useServices();
  const store = useStore<AuthRoot>();
  const dispatch = useDispatch();
  const [count, setCount] = useState<NotificationCount | null>(null);
  const hear = useEffectEvent((next: NotificationCount) => {
    // With the first number, no list is on the screen yet.
    if (count !== null && (next.unread !== count.unread || next.latest !== count.latest))
      dispatch(dataChanged([notificationsSubject]));
    setCount(next);
  });
  const { apiBase } = boot;
  const userId = useSelector(selectViewer)?.id ?? 0;
  // While the session ends or changes its token, no request uses the old one.
  const isSettled = useSelector((state: AuthRoot) => selectAuth(state).loading === 'idle');
  useEffect(() => {
    if (!isSettled) return;
    const end = new AbortController();
    followNotifications({
      apiBase,
      userId,
      getToken: () => selectAuth(store.getState()).accessToken,
      onCount: (next) => hear(next),
      signal: end.signal,
    });
    return () => end.abort();
  }, [apiBase, store, userId, isSettled]);
  return count;
}

/** Closes after a press outside, or when the focus leaves. */
function useLeave(place: React.RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOpen) return;
    const handleOutside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) leave();
    };
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [isOpen, place]);
}
