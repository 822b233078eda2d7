import { useLateTexts, useNotices, useOfficeRead } from '@enlace/shared-admin';
import { type CrewMember, doorCrewCalls, doorCrewSchema, doorRoles } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import {
  Button,
  EmptyState,
  ErrorState,
  FormField,
  Heading,
  Select,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@enlace/shared-ui';
import { Table, type TableColumn } from '@enlace/shared-ui/controls';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { admin } from '../../../lib/admin';
import { useDialogCall } from '../panel-parts/use-dialog-call';
import { RemoveMember } from './remove-member';
import { listsTexts } from './texts';

export interface DoorCrewProps {
  readonly eventId: number;
}

const empty = { email: '', role: 'steward' };

/** The people at the doors of an event: organisers add accounts by their addresses. */
export function DoorCrew({ eventId }: DoorCrewProps) {
  const t = useLateTexts(listsTexts);
  const { showSuccess } = useNotices();
  const [form, setForm] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const shows = [subjectOf('events', eventId)];
  const question = { call: doorCrewCalls.list, params: { id: eventId }, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, doorCrewSchema);
  const adding = useDialogCall(`add crew ${eventId}`);
  const [memberToRemove, setMemberToRemove] = useState<CrewMember | null>(null);
  const removedId = useRef<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (removedId.current === null || data === null) return;
    if (data.data.some(({ user_id: id }) => id === removedId.current)) return;
    removedId.current = null;
    // The button that opened the dialog is gone; the user can have moved on meanwhile.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [data]);
  const problem =
    isChecked && form.email.trim() === '' ? t('needed') : (adding.error?.fields['email']?.[0] ?? adding.error?.message);

  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    setChecked(true);
    const email = form.email.trim();
    if (email === '') return;
    const request = { call: doorCrewCalls.add, params: { id: eventId }, changes: shows };
    adding.start({ ...request, body: { ...form, email } }, () => {
      showSuccess(t('crew.added'));
      setForm(empty);
      setChecked(false);
      again();
    });
  };
  const columns: readonly TableColumn<CrewMember>[] = [
    {
      key: 'name',
      header: t('person.name'),
      cell: ({ name, email }) => (
        <>
          <strong>{name}</strong>
          <Text tone="soft">{email}</Text>
        </>
      ),
    },
    { key: 'role', header: t('crew.role'), cell: ({ role }) => t(`crew.roles.${role}`) },
  ];

  return (
    <Stack as="section" gap={12} aria-labelledby="door-crew">
      <Heading level={2} size="h4" id="door-crew" ref={heading} tabIndex={-1}>
        {t('crew.title')}
      </Heading>
      <Text tone="soft">{t('crew.hint')}</Text>
      {data === null && status === 'rejected' && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {data === null && status !== 'rejected' && <Skeleton lines={3} />}
      {data?.data.length === 0 && <EmptyState title={t('crew.none')} />}
      {data !== null && data.data.length > 0 && (
        <Table
          label={t('crew.title')}
          columns={columns}
          rows={data.data}
          rowKey={({ user_id: id }) => id}
          rowLabel={({ name }) => name}
          actions={(member) => (
            <Button
              variant="ghost"
              size="small"
              aria-label={t('crew.removeOf', { name: member.name })}
              onClick={() => setMemberToRemove(member)}
            >
              {t('crew.remove')}
            </Button>
          )}
          empty={null}
        />
      )}
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap={12}>
          <FormField label={t('crew.email')} hint={t('crew.emailHint')} isRequired error={problem ?? ''}>
            <TextInput
              type="email"
              autoComplete="off"
              maxLength={254}
              value={form.email}
              onChange={({ target }) => setForm({ ...form, email: target.value })}
            />
          </FormField>
          <FormField label={t('crew.role')} hint={t('crew.roleHint')}>
            <Select
              value={form.role}
              options={doorRoles.map((role) => ({ value: role, label: t(`crew.roles.${role}`) }))}
              onChange={({ target }) => setForm({ ...form, role: target.value })}
            />
          </FormField>
          <div>
            <Button type="submit" variant="secondary" iconBefore="plus" isLoading={adding.status === 'pending'}>
              {t('crew.add')}
            </Button>
          </div>
        </Stack>
      </form>
      {memberToRemove !== null && (
        <RemoveMember
          eventId={eventId}
          member={memberToRemove}
          onClose={() => setMemberToRemove(null)}
          onDone={() => {
            removedId.current = memberToRemove.user_id;
            again();
          }}
        />
      )}
    </Stack>
  );
}
