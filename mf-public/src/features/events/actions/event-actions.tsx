import { useScreen } from '@enlace/shared-data';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import { type MouseEvent, useState, useSyncExternalStore } from 'react';

import { calendarLinks, shareLinks } from '../../../lib/actions/calendar-links';
import { Actions, Choice } from '../../../lib/actions/choice';
import type { EventRecord } from '../../../lib/types';
import { eventTexts } from '../texts';

/** Ways to keep an event in mind and to tell others. Without scripts each of them is a list of links. */
export function EventActions({ event }: { readonly event: EventRecord }) {
  const t = useTexts(eventTexts);
  const { locale } = useLocale();
  const url = usePageAddress();
  const { title, status } = event;
  const calendar = calendarLinks(event, url, locale);
  const share = shareLinks(title, url);
  const isComing = status === 'published' || status === 'moved_online';
  const handleShare = (click: MouseEvent) => {
    if (!canShare()) return;
    click.preventDefault();
    // A closed share sheet is no failure.
    void navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <Actions>
      {isComing && (
        <Choice icon="calendar" label={t('actions.calendar')}>
          <Link to={calendar.file} isNative>
            {t('actions.file')}
          </Link>
          <Link to={calendar.google} target="_blank">
            Google Calendar
          </Link>
          <Link to={calendar.outlook} target="_blank">
            Outlook
          </Link>
        </Choice>
      )}
      <Choice icon="external" label={t('actions.share')} onOpen={handleShare}>
        <CopyLink url={url} />
        <Link to={share.whatsapp} target="_blank">
          WhatsApp
        </Link>
        <Link to={share.linkedin} target="_blank">
          LinkedIn
        </Link>
        <Link to={share.email}>{t('actions.email')}</Link>
      </Choice>
    </Actions>
  );
}

/** Copies the address; the answer is announced. */
function CopyLink({ url }: { readonly url: string }) {
  const t = useTexts(eventTexts);
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {isCopied === true ? t('actions.copied') : t('actions.copy')}
      </button>
      <span role="status">{isCopied === true ? t('actions.copied') : isCopied === false ? url : ''}</span>
    </>
  );
}

/** Phones and some computers have a share sheet. */
function canShare(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

const subscribeToNothing = () => () => undefined;

/** The address of this page without its query. */
function usePageAddress(): string {
  const { url = '' } = useScreen();
  return useSyncExternalStore(
    subscribeToNothing,
    () => location.origin + location.pathname,
    () => url,
  );
}
