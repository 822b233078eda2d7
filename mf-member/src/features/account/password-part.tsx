import { loginRequested } from '@enlace/shared-auth';
import { users, type UserRecord } from '@enlace/shared-contract/identity';
import { noticeShown, useCall } from '@enlace/shared-data';
import { InlineForm, textOf, useForm } from '@enlace/shared-forms';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { Button, Text } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { texts } from '../../texts';
import { account } from './account.slice';
import { AccountPart } from './account-part';
import { ProofNote } from './proof-note';
import { digitsOf, useProof, withCode } from './use-proof';
import { accountTexts } from './texts';

/** The password: all login sessions end with a new one, and this browser signs in with it. */
export function PasswordPart({ user }: { readonly user: UserRecord }) {
  const t = useTexts(accountTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountPart name="password" isOpen={isOpen} onOpen={() => setOpen(true)}>
      {isOpen ? (
        <PasswordForm user={user} onClose={() => setOpen(false)} />
      ) : (
        <Text>{t(user.is_social ? 'social' : 'hasPassword')}</Text>
      )}
    </AccountPart>
  );
}

function PasswordForm({ user, onClose }: { readonly user: UserRecord; readonly onClose: () => void }) {
  const t = useTexts(accountTexts);
  const common = useTexts(texts);
  const dispatch = useDispatch();
  const element = useRef<HTMLFormElement>(null);
  const { run: change } = useCall(account.calls.changePassword);
  const { run: prove } = useCall(account.calls.prove);
  const proof = useProof(user.is_social ? 'none' : 'password', () => prove({}));
  const secret = { kind: 'password', autoComplete: 'new-password', isRequired: true } as const;
  const form = useForm(
    {
      id: 'account-password',
      schema: users.write,
      groups: [
        {
          fields: [
            ...proof.fields,
            { ...secret, name: 'password', label: t('newPassword'), hint: t('passwordRule') },
            {
              ...secret,
              name: 'c_password',
              label: t('repeat'),
              check: (values) =>
                textOf(values, 'password') === textOf(values, 'c_password') ? null : t('problems.mismatch'),
            },
          ],
        },
      ],
      send: async ({ pin, ...values }) => {
        if (pin !== undefined) await withCode(prove({ pin: digitsOf(pin) }));
        await change({ id: user.id, values });
        return String(values['password']);
      },
      onSent: (password) => {
        dispatch(loginRequested({ email: user.email, password }));
        dispatch(noticeShown({ kind: 'success', text: t('passwordChanged') }));
        onClose();
      },
    },
    element,
  );
  return (
    <>
      <Text size="small" tone="soft">
        {t('passwordEffect')}
      </Text>
      <InlineForm ref={element} form={form} submit={t('changePassword')}>
        <Button variant="ghost" onClick={onClose}>
          {common('edit.cancel')}
        </Button>
      </InlineForm>
      {user.is_social && <ProofNote proof={proof} address={user.email} />}
    </>
  );
}
