import { useNotices } from '@enlace/shared-admin';
import type { DashboardGoal, DatasetInfo } from '@enlace/shared-contract/dashboards';
import { dataChanged, useAnswer, useCall } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { Button, FormField, TextInput } from '@enlace/shared-ui';
import { FormDialog } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { type Catalogue, dashboards, marksSubject } from '../state/dashboards.slice';
import { marksWork } from '../state/marks.slice';
import { ScopeField, scopeOf, scopesOf, type ScopeValue } from './scope-field';
import { useTaskTexts } from './use-task-texts';

export interface GoalDialogProps {
  readonly info: DatasetInfo;
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
}

/** The goal of a data set; one for each group of readers. */
export function GoalDialog({ info, catalogue, onClose }: GoalDialogProps) {
  const t = useTaskTexts();
  const dispatch = useDispatch();
  const { showSuccess } = useNotices();
  const goals = useAnswer(dashboards.calls.marks, undefined).answer?.goals ?? [];
  const editableGoals = goals.filter(({ dataset, can_edit: canEdit }) => dataset === info.name && canEdit);
  const goalOf = (value: ScopeValue) => editableGoals.find((goal) => valueOf(goal) === value);
  // An admin can edit the goals of all companies, but this form offers the scopes of the reader alone.
  const [scope, setScope] = useState<ScopeValue>(() => scopesOf(catalogue).find(goalOf) ?? 'own');
  const [text, setText] = useState(() => String(goalOf(scope)?.value ?? ''));
  const [isChecked, setChecked] = useState(false);
  const { run, status, error, clear } = useCall(marksWork.calls.saveGoal, 'goal');
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const currentGoal = goalOf(scope);
  const isValid = /^[1-9]\d{0,7}$/.test(text.trim());
  const fieldError = error?.fields['value']?.[0] ?? '';

  const changeScope = (value: ScopeValue) => {
    setScope(value);
    // The number of one scope is not saved over that of another.
    const otherGoal = goalOf(value);
    if (otherGoal !== undefined) setText(String(otherGoal.value));
  };
  const save = async (value: number | null) => {
    try {
      await run({ dataset: info.name, value, ...scopeOf(scope) });
      showSuccess(t(value === null ? 'goal.removed' : 'goal.saved'));
      onClose();
    } catch {
      // The state of the call has the error. After a lost answer the goal can be stored all the same.
      dispatch(dataChanged([marksSubject]));
    }
  };
  const handleSubmit = () => {
    setChecked(true);
    // Enter in the field while the goal is saved or removed.
    if (status === 'pending') return;
    if (isValid) void save(Number(text.trim()));
  };
  return (
    <FormDialog
      title={t('goal.title', { title: info.title })}
      size="lg"
      closeLabel={t('cancel')}
      submitLabel={t('save')}
      isLoading={status === 'pending'}
      isDismissible={status === 'pending' ? false : 'byKey'}
      failure={error === null || fieldError !== '' ? null : error.message || t('failed')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <ScopeField value={scope} catalogue={catalogue} onChange={changeScope} />
      <FormField
        label={t('goal.value')}
        hint={t('goal.hint')}
        error={isChecked && !isValid ? t('goal.needed') : fieldError}
        isRequired
      >
        <TextInput inputMode="numeric" maxLength={8} value={text} onChange={({ target }) => setText(target.value)} />
      </FormField>
      {currentGoal !== undefined && (
        <Button variant="ghost" iconBefore="trash" isLoading={status === 'pending'} onClick={() => void save(null)}>
          {t('goal.remove')}
        </Button>
      )}
    </FormDialog>
  );
}

function valueOf(goal: DashboardGoal | undefined): ScopeValue {
  if (goal === undefined) return 'own';
  return goal.scope === 'company' ? `company ${goal.company_id ?? 0}` : goal.scope;
}
