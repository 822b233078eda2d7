import { logoutRequested, selectAuth } from '@enlace/shared-auth';
import { chapterLeadRight } from '@enlace/shared-contract/access';
import { removalDays, removeDataSchema, type UserRecord } from '@enlace/shared-contract/identity';
import { useCall } from '@enlace/shared-data';
import { InlineForm, useForm } from '@enlace/shared-forms';
import { useDispatch, useFormats, useNavigate, useStore, useTexts } from '@enlace/shared-platform';
import { Button, Link, Stack, Text } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useRef, useState } from 'react';

import { texts } from '../../texts';
import { account } from './account.slice';
import { AccountPart } from './account-part';
import { ProofNote } from './proof-note';
import { digitsOf, useProof, withCode } from './use-proof';
import { accountTexts } from './texts';

/** The removal of the account: planned in two weeks, undone by a sign-in or by the link of the mail. */
export function RemovalPart({ user }: { readonly user: UserRecord }) {
  const t = useTexts(accountTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountPart name="removal">
      <Text>{t('removalLead', { days: removalDays })}</Text>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      {isOpen && <RemovalDialog user={user} onClose={() => setOpen(false)} />}
    </AccountPart>
  );
}

function RemovalDialog({ user, onClose }: { readonly user: UserRecord; readonly onClose: () => void }) {
  const t = useTexts(accountTexts);
  const common = useTexts(texts);
  const { date } = useFormats();
  const isLeader = user.permissions.some(({ name }) => name === chapterLeadRight);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const { run } = useCall(account.calls.remove);
  const store = useStore<Parameters<typeof selectAuth>[0]>();
  const [removal, setRemoval] = useState<{ readonly day: string; readonly token: string | null } | null>(null);
  const proof = useProof(user.is_social ? 'none' : 'password', () => run({}));
  const form = useForm(
    {
      id: 'account-removal',
      schema: removeDataSchema,
      // The call names the password otherwise than `editusers`.
      groups: [
        { fields: proof.fields.map((field) => (field.kind === 'password' ? { ...field, name: 'password' } : field)) },
      ],
      send: ({ pin, password }) =>
        withCode(run(pin === undefined ? { password: String(password) } : { pin: digitsOf(pin) })),
      onSent: ({ removal_due_at: time }) =>
        setRemoval({ day: time ?? '', token: selectAuth(store.getState()).accessToken }),
    },
    element,
  );
  // The sign-out follows the change of the page: on a protected page, it would lead to the login page. A sign-in in
  // another tab has undone the removal meanwhile; its login session, which the tabs share, stays.
  useEffect(() => {
    if (removal === null) return undefined;
    return () => {
      if (selectAuth(store.getState()).accessToken === removal.token) dispatch(logoutRequested());
    };
  }, [dispatch, removal, store]);
  const leave = () => void navigate('/');
  if (removal !== null)
    return (
      <Modal
        isOpen
        size="lg"
        title={t('leaving')}
        onClose={leave}
        footer={<Button onClick={leave}>{t('goodbye')}</Button>}
      >
        <Stack gap={12}>
          <p>{t('leavingOn', { date: date(removal.day, { dateStyle: 'long' }) })}</p>
          <p>{t('undoHow', { address: user.email })}</p>
        </Stack>
      </Modal>
    );
  return (
    <Modal isOpen size="lg" title={t('removalTitle')} onClose={onClose}>
      <Stack gap={20}>
        <ul>
          {(['hidden', 'content', 'undo'] as const).map((effect) => (
            <li key={effect}>{t(`effects.${effect}`, { days: removalDays })}</li>
          ))}
          {isLeader && (
            <li>
              {t('effects.lead')} {user.chapter && <Link to={`/chapters/${user.chapter.slug}`}>{t('toChapter')}</Link>}
            </li>
          )}
        </ul>
        {proof.kind !== 'none' && (
          <InlineForm ref={element} form={form} submit={t('remove')}>
            <Button variant="ghost" onClick={onClose}>
              {common('edit.cancel')}
            </Button>
          </InlineForm>
        )}
        <ProofNote proof={proof} address={user.email} />
      </Stack>
    </Modal>
  );
}
