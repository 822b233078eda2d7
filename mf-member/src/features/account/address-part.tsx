import { users, type UserRecord } from '@enlace/shared-contract/identity';
import { useCall } from '@enlace/shared-data';
import { InlineForm, useForm } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Badge, Button, Link, Text } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { useSaveMe } from '../../lib/me';
import { texts } from '../../texts';
import { account } from './account.slice';
import { AccountPart } from './account-part';
import { ProofNote } from './proof-note';
import { digitsOf, useProof, withCode } from './use-proof';
import { accountTexts } from './texts';

/** The address of the account. A new one counts after its proof; the old one stays valid until then. */
export function AddressPart({ user }: { readonly user: UserRecord }) {
  const t = useTexts(accountTexts);
  const common = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountPart name="address" isOpen={isOpen} onOpen={() => setOpen(true)}>
      <p>
        {user.email}{' '}
        <Badge tone={user.is_verified ? 'teal' : 'marigold'}>
          {common(user.is_verified ? 'verified' : 'unverified')}
        </Badge>
      </p>
      {user.pending_email !== null && (
        <Text role="status" size="small">
          {t('pending', { address: user.pending_email })}{' '}
          <Link to={`/verify-email?user_id=${user.id}&for=change`}>{common('open.confirm')}</Link>
        </Text>
      )}
      {isOpen && <AddressForm user={user} onClose={() => setOpen(false)} />}
    </AccountPart>
  );
}

function AddressForm({ user, onClose }: { readonly user: UserRecord; readonly onClose: () => void }) {
  const t = useTexts(accountTexts);
  const common = useTexts(texts);
  const element = useRef<HTMLFormElement>(null);
  const save = useSaveMe('address');
  const { run: prove } = useCall(account.calls.prove);
  const proof = useProof(user.is_social ? 'none' : 'password', () => prove({}));
  const form = useForm(
    {
      id: 'account-address',
      schema: users.write,
      groups: [
        {
          fields: [
            { kind: 'email', name: 'email', label: t('newAddress'), autoComplete: 'email', isRequired: true },
            ...proof.fields,
          ],
        },
      ],
      send: async ({ pin, ...values }) => {
        if (pin !== undefined) await withCode(prove({ pin: digitsOf(pin) }));
        return save(user.id, values);
      },
      onSent: onClose,
    },
    element,
  );
  return (
    <>
      <Text size="small" tone="soft">
        {t('addressRule')}
      </Text>
      <InlineForm ref={element} form={form} submit={t('changeAddress')}>
        <Button variant="ghost" onClick={onClose}>
          {common('edit.cancel')}
        </Button>
      </InlineForm>
      <ProofNote proof={proof} address={user.email} />
    </>
  );
}
