import type { ErrorCode } from '@enlace/shared-contract/errors';
import { useScreen, type ErrorView } from '@enlace/shared-data';
import { ButtonLink } from '@enlace/shared-ui';

import { rightsOf } from '../declare/abilities';
import { useAdminTexts } from '../texts';
import { useForm } from './form-context';
import { Notice } from './notice';

/** What the user can do, by the code of the failure. */
const hints: Readonly<Partial<Record<ErrorCode, 'refused' | 'offline'>>> = {
  FORBIDDEN: 'refused',
  NETWORK: 'offline',
};

/** Why a form was not saved, and how the user can still save or keep what was typed. */
export function FailureNotice({ failure }: { readonly failure: ErrorView }) {
  const t = useAdminTexts();
  const { viewer } = useScreen();
  const { admin, form } = useForm();
  const { handle } = admin;
  const isGone = failure.code === 'NOT_FOUND' && form.record !== null;
  const isRestorable = isGone && rightsOf(handle.contract, viewer).restore;
  const hint = isGone ? (isRestorable ? 'restore' : 'copy') : (hints[failure.code] ?? 'hint');
  return (
    <Notice
      tone="danger"
      icon="alert"
      title={isGone ? t('form.failed.gone') : failure.message || t('form.failed.title')}
      attempt={form.attempts}
      actions={
        isRestorable && (
          // In another tab, so that the form keeps what was typed.
          <ButtonLink variant="secondary" size="small" to={`${admin.path}?trashed=only`} target="_blank">
            {t('form.failed.trash')}
          </ButtonLink>
        )
      }
    >
      <p>{t(`form.failed.${hint}`)}</p>
    </Notice>
  );
}
