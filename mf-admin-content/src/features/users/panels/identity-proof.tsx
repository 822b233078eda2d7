import { userCalls } from '@enlace/shared-contract/identity';
import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Button, FormField, Text, TextInput, theme } from '@enlace/shared-ui';
import { useState, type FormEvent } from 'react';

import { admin } from '../../../lib/admin';
import { toolsTexts } from '../tools/texts';

/** Proves the viewer's identity again, which a new own e-mail address needs: by password, or by a code of a mail. */
export function IdentityProof() {
  const t = useLateTexts(toolsTexts);
  const notices = useNotices();
  const [kind, setKind] = useState<'password' | 'pin'>('password');
  const [secret, setSecret] = useState('');
  const proof = useOfficeCall(admin.calls, 'prove identity');
  const mail = useOfficeCall(admin.calls, 'prove identity mail');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    proof.start({ call: userCalls.prove, body: { [kind]: secret } }, () => {
      setSecret('');
      notices.showSuccess(t('identity.done'));
    });
  };
  const handleMail = () =>
    mail.start({ call: userCalls.prove, body: {} }, () => {
      setKind('pin');
      setSecret('');
      notices.showSuccess(t('identity.mailed'));
    });
  const { error } = proof;
  const fault = error === null ? mail.error?.message : (error.fields[kind]?.[0] ?? error.message);
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <h2>{t('identity.title')}</h2>
      <Text tone="soft">{t('identity.lead')}</Text>
      <FormField label={t(`identity.${kind}`)}>
        <TextInput
          type={kind === 'password' ? 'password' : 'text'}
          autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
          value={secret}
          onChange={(event) => setSecret(event.target.value)}
        />
      </FormField>
      {fault !== undefined && (
        <Text tone="danger" role="alert">
          {fault}
        </Text>
      )}
      <Buttons>
        <Button type="submit" isLoading={proof.status === 'pending'} isDisabled={secret === ''}>
          {t('identity.submit')}
        </Button>
        <Button variant="ghost" isLoading={mail.status === 'pending'} onClick={handleMail}>
          {t('identity.mail')}
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
  max-width: 28rem;
  h2 {
    font: 600 1rem/1.4 ${theme.font.text};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;
