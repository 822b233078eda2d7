import { useOfficeRead } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { mailCalls, mailStateAnswerSchema } from '@enlace/shared-contract/notifications';
import { useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Icon, PlainLink } from '@enlace/shared-ui';

import { admin } from '../../lib/admin';
import { overviewTexts } from './texts';

/** Why mails do not leave this site, one line for each reason. */
export function MailFaults() {
  const t = useTexts(overviewTexts);
  const { viewer } = useScreen();
  const question = mayCall(viewer, mailCalls.getState.access) ? { call: mailCalls.getState } : null;
  const { data } = useOfficeRead(admin.calls, question, mailStateAnswerSchema);
  if (data === null) return null;
  const { data: mailState } = data;
  const faults = [
    { name: 'noServer', state: 'waiting', isShown: mailState.server === 'none', count: mailState.waiting },
    { name: 'failing', state: 'waiting', isShown: mailState.failing > 0, count: mailState.failing },
    { name: 'failed', state: 'failed', isShown: mailState.failed > 0, count: mailState.failed },
  ] as const;
  return faults
    .filter(({ isShown }) => isShown)
    .map(({ name, state, count }) => (
      <li key={name}>
        <PlainLink to={`/admin/mails?state=${state}`}>
          <Icon name="alert" size={18} />
          <span>{t(`waiting.mail.${name}`, { count })}</span>
          <Icon name="chevronRight" size={18} />
        </PlainLink>
      </li>
    ));
}
