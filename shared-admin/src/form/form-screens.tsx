import { defineScreen, noticeShown, useRecord, useReload, useScreen, type Screen } from '@enlace/shared-data';
import { useDispatch, useFormats, useNavigate, useSearchParams } from '@enlace/shared-platform';
import { Badge, ButtonLink, EmptyState, ErrorState, ForbiddenState } from '@enlace/shared-ui';
import { Breadcrumb } from '@enlace/shared-ui/controls';
import { useMemo, useState } from 'react';

import { fieldsOf, nameOfRow, type AdminResource, type AdminRow } from '../declare/admin-resource';
import { abilitiesOf } from '../declare/abilities';
import { optionalWord, useWords } from '../declare/words';
import { needsOfFields } from '../fields/choices';
import { useListPlace, useOpened } from '../memory/list-places';
import { useWindowMemory } from '../memory/window-memory';
import { DeleteDialog } from '../removal/delete-dialog';
import { useAdminTexts } from '../texts';
import { ScreenHead } from '../frame/screen-head';
import { Neighbours } from '../neighbours/neighbours';
import { FormBody } from './form-body';
import { FormSkeleton } from './form-skeleton';
import { RecordActions } from './record-actions';
import { RecordPanels } from './record-panels';
import { ChildForm, parentNeeds, parentOf } from './child-form';
import { SaveQuestion } from './save-question';
import { useRecordCommand } from './use-record-command';

/** The screen that adds a row; afterwards it opens the record. `?from=` names a record to copy. */
export function addScreen(admin: AdminResource): Screen {
  return defineScreen({
    Component: () => <AddForm admin={admin} />,
    slices: admin.slices,
    texts: [admin.texts],
    load: (context) => [
      ...sourceNeeds(admin, context.search.get('from')),
      ...parentNeeds(admin, context.search),
      ...needsOfFields(fieldsOf(admin), context),
    ],
  });
}

/** The record that a new one copies. */
function sourceNeeds({ handle }: AdminResource, from: string | null) {
  const id = Number(from);
  return Number.isInteger(id) && id > 0 ? [handle.record({ id })] : [];
}

/** The screen that edits the row with the path's `:id`. */
export function editScreen(admin: AdminResource): Screen {
  return defineScreen({
    Component: () => <EditForm admin={admin} />,
    slices: admin.slices,
    texts: [admin.texts],
    load: (context) => [
      admin.handle.record({ id: Number(context.params['id']) }),
      ...needsOfFields(fieldsOf(admin), context),
    ],
  });
}

interface AdminProps {
  readonly admin: AdminResource;
}

function AddForm({ admin }: AdminProps) {
  const words = useWords(admin);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const listPlace = useListPlace(admin.path);
  const { openedRecords } = useWindowMemory();
  const [search] = useSearchParams();
  const [sourceId] = useState(() => Number(search.get('from')) || null);
  const [parent] = useState(() => parentOf(admin, search));
  const finish = (record: AdminRow) => {
    dispatch(noticeShown({ kind: 'success', text: words('added', { name: nameOfRow(record) }) }));
    openedRecords.set(admin.path, record.id);
    void navigate(abilitiesOf(record).edit ? `${admin.path}/${record.id}` : listPlace, { replace: true });
  };
  return (
    <>
      <ScreenHead title={words('add')} breadcrumb={<Way admin={admin} here={words('add')} />} />
      {sourceId !== null && <CopyForm admin={admin} id={sourceId} onSaved={finish} />}
      {sourceId === null && parent !== null && <ChildForm admin={admin} parent={parent} onSaved={finish} />}
      {sourceId === null && parent === null && <FormBody admin={admin} record={null} onSaved={finish} />}
    </>
  );
}

interface CopyFormProps extends AdminProps {
  readonly id: number;
  readonly onSaved: (record: AdminRow) => void;
}

/** The form of a new record with the values of an existing one. */
function CopyForm({ admin, id, onSaved }: CopyFormProps) {
  const reload = useReload();
  const { record, failure } = useRecord(admin.handle, { id });
  if (record !== null) return <FormBody admin={admin} record={null} source={{ ...record, id }} onSaved={onSaved} />;
  return failure === null ? <FormSkeleton /> : <ErrorState onRetry={() => reload([admin.handle.record({ id })])} />;
}

function EditForm({ admin }: AdminProps) {
  const t = useAdminTexts();
  const words = useWords(admin);
  const formats = useFormats();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const reload = useReload();
  const listPlace = useListPlace(admin.path);
  const id = Number(useScreen().params['id']);
  useOpened(admin.path, id);
  const { record: loaded, failure } = useRecord(admin.handle, { id });
  // A failed reload must not remove the form.
  const [record, setRecord] = useState(loaded);
  if (loaded !== null && loaded !== record) setRecord(loaded);
  // The memo returns the same object for the same answer, because the form treats a new object as a newer record.
  const row = useMemo<AdminRow | null>(() => (record === null ? null : { ...record, id }), [id, record]);
  const [isRemoving, setRemoving] = useState(false);
  const [savedPair, setSaved] = useState<{ readonly before: AdminRow; readonly record: AdminRow } | null>(null);
  const [isRemovalAsked, clearRemoval] = useRecordCommand('delete');

  if (row === null) {
    return (
      <>
        <ScreenHead title={words('title')} breadcrumb={<Way admin={admin} />} />
        {failure === null && <FormSkeleton />}
        {failure?.code === 'NOT_FOUND' && (
          <EmptyState
            title={t('form.notFound.title')}
            action={<ButtonLink to={listPlace}>{t('form.notFound.back')}</ButtonLink>}
          >
            {t('form.notFound.hint')}
          </EmptyState>
        )}
        {failure?.code === 'FORBIDDEN' && <ForbiddenState />}
        {failure !== null && failure.code !== 'NOT_FOUND' && failure.code !== 'FORBIDDEN' && (
          <ErrorState onRetry={() => reload([admin.handle.record({ id })])} />
        )}
      </>
    );
  }

  const abilities = abilitiesOf(row);
  const name = nameOfRow(row);
  const disabledLabel = optionalWord(words, 'states.disabled');
  return (
    <>
      <ScreenHead
        title={
          row['is_disabled'] === true && disabledLabel !== undefined ? (
            <>
              {name} <Badge tone="danger">{disabledLabel}</Badge>
            </>
          ) : (
            name
          )
        }
        record={name}
        breadcrumb={<Way admin={admin} here={name} />}
        detail={
          typeof row['updated_at'] === 'string'
            ? t('form.changed', { when: formats.date(row['updated_at'], { dateStyle: 'long', timeStyle: 'short' }) })
            : undefined
        }
        actions={
          <>
            <Neighbours admin={admin} id={row.id} />
            <RecordActions
              admin={admin}
              row={row}
              {...(abilities.remove ? { onRemove: () => setRemoving(true) } : {})}
            />
          </>
        }
      />
      <RecordPanels admin={admin} record={row}>
        {abilities.edit ? (
          <FormBody
            admin={admin}
            record={row}
            onSaved={(savedRow) => {
              dispatch(noticeShown({ kind: 'success', text: words('saved', { name: nameOfRow(savedRow) }) }));
              setSaved({ before: row, record: savedRow });
            }}
          />
        ) : (
          <ForbiddenState />
        )}
      </RecordPanels>
      {admin.afterSave !== undefined && savedPair !== null && (
        <SaveQuestion afterSave={admin.afterSave} {...savedPair} onClose={() => setSaved(null)} />
      )}
      {(isRemoving || (isRemovalAsked && abilities.remove)) && (
        <DeleteDialog
          admin={admin}
          row={row}
          onClose={() => {
            setRemoving(false);
            if (isRemovalAsked) clearRemoval();
          }}
          onRemoved={() => void navigate(listPlace, { replace: true })}
        />
      )}
    </>
  );
}

function Way({ admin, here }: AdminProps & { readonly here?: string }) {
  const words = useWords(admin);
  const list = { label: words('title'), to: useListPlace(admin.path) };
  return <Breadcrumb items={here === undefined ? [list] : [list, { label: here }]} />;
}
