import type { Notification } from '@enlace/shared-contract/notifications';
import { styled, useFormats, useLocale } from '@enlace/shared-platform';
import { PlainLink, theme, VisuallyHidden } from '@enlace/shared-ui';

import { words } from './words';

export interface NotificationLinesProps {
  readonly rows: readonly Notification[];
  readonly onOpen: (id: number) => void;
}

/** The newest notifications; a line opens its page and counts as read. */
export function NotificationLines({ rows, onOpen }: NotificationLinesProps) {
  const { locale } = useLocale();
  const formats = useFormats();
  return (
    <Lines>
      {rows.map(({ id, text, link, created_at, read_at }) => (
        <li key={id} data-unread={read_at === null}>
          <PlainLink to={link ?? '/my/notifications'} onClick={() => read_at === null && onOpen(id)}>
            {read_at === null && <VisuallyHidden>{words[locale].isNew}: </VisuallyHidden>}
            <span>{text}</span>
            <time dateTime={created_at}>{formats.date(created_at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
          </PlainLink>
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  li {
    position: relative;
    border-top: 1px solid ${theme.color.line};
  }
  a {
    display: grid;
    gap: ${theme.space[2]};
    padding: ${theme.space[12]} ${theme.space[16]} ${theme.space[12]} ${theme.space[32]};
    color: inherit;
    line-height: 1.4;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    background: ${theme.color.sunken};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  time {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
  [data-unread='true'] span {
    font-weight: 600;
  }
  [data-unread='true']::before {
    position: absolute;
    top: 1.15rem;
    left: ${theme.space[12]};
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${theme.color.guava};
    content: '';
  }
`;
