import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Icon, type IconName, Link } from '@enlace/shared-ui';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';

import { color, radius, space, textSize } from '../../../lib/tokens';
import type { EventRecord } from '../../../lib/types';
import { calendarLinks, shareLinks } from './calendar-links';
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

interface ChoiceProps {
  readonly icon: IconName;
  readonly label: string;
  /** Can prevent the opening. */
  readonly onOpen?: (click: MouseEvent) => void;
  readonly children: ReactNode;
}

/** One open list at a time; Escape closes it. */
function Choice({ icon, label, onOpen, children }: ChoiceProps) {
  const close = (press: KeyboardEvent<HTMLDetailsElement>) => {
    if (press.key !== 'Escape' || !press.currentTarget.open) return;
    press.currentTarget.open = false;
    press.currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details name="event-actions" onKeyDown={close}>
      <summary onClick={onOpen}>
        <Icon name={icon} size={18} />
        {label}
      </summary>
      <div>{children}</div>
    </details>
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

/** The address of this page without its query; the server does not know it. */
function usePageAddress(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => location.origin + location.pathname,
    () => '',
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  margin-top: ${space[24]};
  font-size: ${textSize.small};
  details[open] {
    flex-basis: 100%;
  }
  summary {
    display: inline-flex;
    gap: ${space[8]};
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space[16]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.raised};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details > div {
    display: grid;
    margin-top: ${space[8]};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.raised};
    overflow: hidden;
  }
  div > a,
  div > button {
    padding: ${space[12]} ${space[16]};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  div > a:hover,
  div > button:hover {
    background: ${color.plumSoft};
    color: ${color.plumInk};
  }
  [role='status'] {
    padding-inline: ${space[16]};
    overflow-wrap: anywhere;
  }
`;
