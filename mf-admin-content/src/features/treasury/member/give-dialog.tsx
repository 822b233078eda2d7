import { CallConfirmation, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { memberMembershipSchema, treasuryCalls } from '@enlace/shared-contract/memberships';
import { useAnswer } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { FormField, Select, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Combobox, DateInput, type PickerOption } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { useRoleName } from '../../../lib/use-role-name';
import { useUserSearch } from '../../../lib/use-user-search';
import { daysFromNow, endOfDay } from '../state/days';
import { membershipsSubject, treasury } from '../state/treasury';
import { treasuryTexts } from '../texts';

/** Gives a user a plan without payments until a day. */
export function GiveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(treasuryTexts);
  const roleName = useRoleName();
  const search = useUserSearch();
  const { showSuccess } = useNotices();
  const call = useOfficeCall(admin.calls, 'give a plan');
  const packages = useAnswer(treasury.calls.packages, undefined).answer ?? [];
  const [user, setUser] = useState<PickerOption | null>(null);
  const [packageId, setPackageId] = useState('');
  const [until, setUntil] = useState(() => daysFromNow(365));
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problems = {
    user_id: user === null ? t('needed') : '',
    package_id: packageId === '' ? t('needed') : '',
    until: until === '' ? t('needed') : '',
    reason: reason.trim() === '' ? t('needed') : '',
  };
  const show = (name: keyof typeof problems): string =>
    (isChecked ? problems[name] : '') || (call.error?.fields[name]?.[0] ?? '');

  const handleConfirm = () => {
    setChecked(true);
    if (user === null || Object.values(problems).some(Boolean)) return;
    const body = { package_id: Number(packageId), until: endOfDay(until), reason: reason.trim() };
    const params = { id: Number(user.value) };
    const request = { call: treasuryCalls.givePlan, params, body, schema: memberMembershipSchema };
    call.start({ ...request, changes: [membershipsSubject] }, () => {
      showSuccess(t('giveDone'));
      onClose();
    });
  };
  return (
    <CallConfirmation
      call={call}
      isDanger={false}
      title={t('giveTitle')}
      confirmLabel={t('give')}
      failedText={t('notDone')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t('giveHint')}</Text>
        <FormField label={t('member')} hint={t('memberHint')} isRequired error={show('user_id')}>
          <Combobox label={t('member')} value={user} search={search} onChange={setUser} />
        </FormField>
        <FormField label={t('plan')} isRequired error={show('package_id')}>
          <Select
            placeholder={t('choosePlan')}
            options={packages
              .filter(({ price }) => price > 0)
              .map(({ id, name, role }) => ({ value: String(id), label: `${roleName({ name: role })} · ${name}` }))}
            value={packageId}
            onChange={({ target }) => setPackageId(target.value)}
          />
        </FormField>
        <FormField label={t('until')} isRequired error={show('until')}>
          <DateInput min={daysFromNow(1)} value={until} onChange={({ target }) => setUntil(target.value)} />
        </FormField>
        <FormField label={t('reason')} hint={t('reasonHint')} isRequired error={show('reason')}>
          <TextInput maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </FormField>
      </Stack>
    </CallConfirmation>
  );
}
