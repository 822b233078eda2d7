import { noticeCleared, selectNotices, type Notice } from '@enlace/shared-data';
import { useDispatch, useSelector } from '@enlace/shared-platform';
import { Toast, ToastStack } from '@enlace/shared-ui';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds for which an error shows, and its fading (docs/SPECIFICATION.md, section 9). */
const shownMs = 2000;
const fading = 500;

/** Messages at the foot of the window; screen readers announce each one. */
export function Toasts() {
  const notices = useSelector((state: Parameters<typeof selectNotices>[0]) => selectNotices(state));
  return (
    <ToastStack>
      {notices.map((notice) => (
        <TimedToast key={notice.id} notice={notice} />
      ))}
    </ToastStack>
  );
}

function TimedToast({ notice }: { readonly notice: Notice }) {
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(false), shownMs);
    return () => clearTimeout(timer);
  }, []);
  const handleClose = useCallback(() => void dispatch(noticeCleared(notice.id)), [dispatch, notice.id]);
  return (
    <Toast kind={notice.kind} isOpen={isOpen} duration={fading} onClose={handleClose}>
      {notice.text}
    </Toast>
  );
}
