import type { Notification } from '@enlace/shared-contract/notifications';
import { useCall } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Link, tokens } from '@enlace/shared-ui';

import { notifications } from './notifications.slice';
import { notificationTexts } from './texts';

/** A notification; the row opens its page and counts as read. */
export function NotificationRow({ row }: { readonly row: Notification }) {
  const t = useTexts(notificationTexts);
  const formats = useFormats();
  const { run } = useCall(notifications.calls.read, String(row.id));
  const isUnread = row.read_at === null;
  const handleOpen = () => {
    // A mark that fails is no problem of the page that opens.
    if (isUnread) void run({ id: row.id }).catch(() => undefined);
  };
  return (
    <Row $isUnread={isUnread}>
      <time dateTime={row.created_at}>{formats.date(row.created_at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      <div>
        {row.link === null ? (
          <span>{row.text}</span>
        ) : (
          <Link to={row.link} variant="cover" onClick={handleOpen}>
            {row.text}
          </Link>
        )}
        {isUnread && <Badge tone="guava">{t('unread')}</Badge>}
      </div>
    </Row>
  );
}

const { color, media, space, textSize } = tokens;

const Row = styled.li<{ readonly $isUnread: boolean }>`
  position: relative;
  display: grid;
  gap: ${space[4]} ${space[24]};
  padding-block: ${space[16]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${media.small} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
  time {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
    line-height: 1.8;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[12]};
    align-items: baseline;
  }
  a,
  span:first-child {
    color: ${color.ink};
    font-weight: ${({ $isUnread }) => ($isUnread ? 600 : 400)};
  }
`;
