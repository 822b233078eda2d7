import { editConflictSchema } from '@enlace/shared-contract/admin';
import { styled, useFormats } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';

import { sayValue } from '../../history/say-value';
import { useValueTexts } from '../../history/use-value-texts';
import { useAdminTexts } from '../../texts';
import { useForm } from '../form-context';
import { Notice } from '../notice';
import { useConflictTexts } from './texts';

/**
 * Shown when a save met a newer record: the other editor, both values of each field that both users changed with a
 * choice for each, and a button to save.
 */
export function ConflictNotice() {
  const t = useConflictTexts();
  const tKit = useAdminTexts();
  const formats = useFormats();
  const { admin, form, label, words } = useForm();
  const valueTextsOf = useValueTexts(words, admin.handle.contract);
  const { conflict } = form;
  if (conflict === null) return null;
  const { both, changedFields, theirRecord, theirNames } = conflict;
  const { name: editor, at } = lastEditor(conflict.details);
  const when = at === null ? '' : formats.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice
      tone="warning"
      icon="users"
      title={editor === null ? t('title') : t('titleBy', { name: editor })}
      attempt={form.attempts}
      actions={
        theirRecord !== null && (
          <>
            <Button size="small" isLoading={form.isSaving} onClick={form.submit}>
              {t(theirNames.size === 0 ? 'keep' : 'merge')}
            </Button>
            {both.length > 0 && (
              <Button variant="secondary" size="small" onClick={form.takeTheirs}>
                {t('take', { count: both.length })}
              </Button>
            )}
          </>
        )
      }
    >
      <p>
        {when !== '' && `${t('at', { when })} `}
        {t('text')}
      </p>
      {theirRecord === null && <p>{t('loading')}</p>}
      {changedFields.length > 0 && <p>{t('theirs', { fields: formats.list(changedFields.map(label)) })}</p>}
      {both.length > 0 && (
        <>
          <p>{t('both', { fields: formats.list(both.map(({ name }) => label(name))) })}</p>
          {both.map(({ name, ...sides }) => (
            <Pair key={name}>
              <legend>{label(name)}</legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <Side key={side}>
                  <input
                    type="radio"
                    name={`conflict-${name}`}
                    checked={theirNames.has(name) === (side === 'theirs')}
                    onChange={() => form.choose(name, side === 'theirs')}
                  />
                  <span>
                    <b>
                      {side === 'mine' ? t('ours') : editor === null ? t('others') : t('othersBy', { name: editor })}
                    </b>
                    <FieldValue>{sayValue(sides[side], valueTextsOf(name)) || tKit('list.none')}</FieldValue>
                  </span>
                </Side>
              ))}
            </Pair>
          ))}
        </>
      )}
      {theirRecord !== null && <p>{t('keepHint', { keep: t('keep') })}</p>}
    </Notice>
  );
}

/** The author and the time of the newer record; null when the server did not name them. */
function lastEditor(details: unknown): { readonly name: string | null; readonly at: string | null } {
  const { changed_by: by, changed_at: at } = editConflictSchema.shape;
  const fields = typeof details === 'object' && details !== null ? details : {};
  const editor = by.safeParse('changed_by' in fields ? fields.changed_by : null).data;
  return {
    name: editor?.name || null,
    at: at.safeParse('changed_at' in fields ? fields.changed_at : null).data ?? null,
  };
}

const Pair = styled.fieldset`
  display: grid;
  gap: ${theme.space[8]};
  margin-block: ${theme.space[8]};
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    font-weight: 600;
  }
  ${theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Side = styled.label`
  display: flex;
  gap: ${theme.space[8]};
  align-items: start;
  min-width: 0;
  padding: ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.small};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${theme.color.focus};
    box-shadow: 0 0 0 1px ${theme.color.focus};
  }
  > span {
    min-width: 0;
  }
`;

const FieldValue = styled.span`
  display: block;
  overflow: auto;
  max-height: 12rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
