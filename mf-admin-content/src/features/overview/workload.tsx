import { mayCall } from '@enlace/shared-contract/access';
import { inboxCalls, workloadSchema } from '@enlace/shared-contract/forms';
import { useOfficeRead } from '@enlace/shared-admin';
import { useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Avatar, Icon, PlainLink, theme } from '@enlace/shared-ui';

import { admin } from '../../lib/admin';
import { lineStyle } from './line.styles';
import { overviewTexts } from './texts';

/** The open entries by assignee: their number, and the age of the oldest. */
export function Workload() {
  const { viewer } = useScreen();
  return mayCall(viewer, inboxCalls.listWorkload.access) ? <Desks /> : null;
}

function Desks() {
  const t = useTexts(overviewTexts);
  const formats = useFormats();
  const { data } = useOfficeRead(admin.calls, { call: inboxCalls.listWorkload, shows: ['inbox'] }, workloadSchema);
  if (data === null || data.data.length === 0) return null;
  return (
    <Part aria-labelledby="desks">
      <h3 id="desks">{t('desks.title')}</h3>
      <ul>
        {data.data.map(({ assignee, count, oldest }) => (
          <li key={assignee?.id ?? 0}>
            <PlainLink to={`/admin/inbox?assignee=${assignee?.id ?? 'nobody'}&order=asc`}>
              {assignee === null ? (
                <Icon name="mail" size={24} />
              ) : (
                <Avatar name={assignee.name} size={24} isDecorative />
              )}
              <span>{assignee?.name ?? t('desks.nobody')}</span>
              <b>{formats.number(count)}</b>
              <small>{t('desks.since', { date: formats.date(oldest) })}</small>
            </PlainLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Part = styled.section`
  margin-top: ${theme.space[16]};
  padding-top: ${theme.space[16]};
  border-top: 1px solid ${theme.color.line};
  h3 {
    margin-bottom: ${theme.space[8]};
    color: ${theme.color.inkSoft};
    font: 500 ${theme.textSize.small} / 1.4 ${theme.font.text};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    gap: 0 ${theme.space[48]};
  }
  a {
    ${lineStyle}
    grid-template-columns: auto minmax(0, 1fr) auto;
    ${theme.media.small} {
      grid-template-columns: auto minmax(0, 1fr) auto auto;
    }
  }
  a > span:nth-child(2) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  small {
    grid-column: 2 / -1;
    margin-top: -${theme.space[12]};
    padding-bottom: ${theme.space[8]};
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
    ${theme.media.small} {
      grid-column: auto;
      margin-top: 0;
      padding-bottom: 0;
    }
  }
`;
