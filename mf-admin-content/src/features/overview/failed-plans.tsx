import { draftCalls, failedPlansSchema } from '@enlace/shared-contract/admin';
import { useOfficeRead } from '@enlace/shared-admin';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Icon, PlainLink } from '@enlace/shared-ui';

import { admin } from '../../lib/admin';
import { overviewTexts } from './texts';

/** Scheduled publications that failed, one line each. */
export function FailedPlans() {
  const t = useTexts(overviewTexts);
  const formats = useFormats();
  const { data } = useOfficeRead(admin.calls, { call: draftCalls.failedPlans }, failedPlansSchema);
  return data?.data.map(({ resource, id, name, action, at, failure }) => (
    <li key={`${resource} ${id} ${action}`}>
      <PlainLink to={`/admin/${resource.replaceAll('_', '-')}/${id}`}>
        <Icon name="alert" size={18} />
        <span>
          {t(`waiting.missed.${action}`, { name, when: formats.date(at, { dateStyle: 'medium', timeStyle: 'short' }) })}
          {failure && `. ${failure.message}`}
        </span>
        <Icon name="chevronRight" size={18} />
      </PlainLink>
    </li>
  ));
}
