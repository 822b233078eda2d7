import { defineScreen, noticeShown, useRecord, useReload, useScreen, type Screen } from '@enlace/shared-data';
import { useDispatch, useFormats, useNavigate, useSearchParams } from '@enlace/shared-platform';
import { Badge, ButtonLink, EmptyState, ErrorState, ForbiddenState, Skeleton } from '@enlace/shared-ui';
import { useEffect, useMemo, useState } from 'react';

import { fieldsOf, nameOfRow, type AdminResource, type AdminRow, type AfterSaveProps } from '../declare/admin-resource';
import { abilitiesOf } from '../declare/abilities';
import { optionalText, useResourceTexts } from '../declare/resource-texts';
import { queriesOfFields } from '../fields/choices';
import { LoadedPart } from '../lazy/loaded-part';
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
import { ChildForm, parentQueries, parentOf } from './child-form';
import { SaveQuestion } from './save-question';
import { RecordBreadcrumb, rowOfParent } from './record-breadcrumb';
import { useIsNarrow } from '../frame/use-is-narrow';
import { useRecordCommand } from './use-record-command';

/** The screen that adds a row; afterwards it opens the record. `?from=` names a record to copy. */
export function addScreen(admin: AdminResource): Screen {
  return defineScreen({
    Component: () => <AddForm admin={admin} />,
    slices: admin.slices,
    texts: [admin.texts],
    load: (context) => [
      ...sourceQueries(admin, context.search.get('from')),
      ...parentQueries(admin, context.search),
      ...queriesOfFields(fieldsOf(admin), context),
    ],
  });
}

/** The record that a new one copies. */
function sourceQueries({ handle }: AdminResource, from: string | null) {
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
      ...queriesOfFields(fieldsOf(admin), context),
    ],
  });
}

interface AdminProps {
  readonly admin: AdminResource;
}

function AddForm({ admin }: AdminProps) {
  const words = useResourceTexts(admin);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const listPlace = useListPlace(admin.path);
  const { openedRecords } = useWindowMemory();
  const [search] = useSearchParams();
  const [sourceId] = useState(() => Number(search.get('from')) || null);
  const [parent] = useState(() => parentOf(admin, search));
  const { copyAddress } = admin;
  const finish = (record: AdminRow) => {
    dispatch(noticeShown({ kind: 'success', text: words('added', { name: nameOfRow(record) }) }));
    openedRecords.set(admin.path, record.id);
    void navigate(abilitiesOf(record).edit ? `${admin.path}/${record.id}` : listPlace, { replace: true });
  };
  return (
    <>
      <ScreenHead
        title={words('add')}
        breadcrumb={<RecordBreadcrumb admin={admin} here={words('add')} row={rowOfParent(parent)} />}
      />
      {sourceId !== null && copyAddress === undefined && <CopyForm admin={admin} id={sourceId} onSaved={finish} />}
      {sourceId !== null && copyAddress !== undefined && <MoveTo address={copyAddress(sourceId)} />}
      {sourceId === null && parent !== null && <ChildForm admin={admin} parent={parent} onSaved={finish} />}
      {sourceId === null && parent === null && <FormBody admin={admin} record={null} onSaved={finish} />}
    </>
  );
}

/** The address of the copy form of a resource that has its own. */
function MoveTo({ address }: { readonly address: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(address, { replace: true }), [address, navigate]);
  return <FormSkeleton />;
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
  const words = useResourceTexts(admin);
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
  const [savedPair, setSaved] = useState<Pick<AfterSaveProps, 'before' | 'record' | 'answer'> | null>(null);
  const [isRemovalAsked, clearRemoval] = useRecordCommand('delete');
  const isNarrow = useIsNarrow();

  if (row === null) {
    return (
      <>
        <ScreenHead title={words('title')} breadcrumb={<RecordBreadcrumb admin={admin} />} />
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
  const isShort = isNarrow && admin.head !== undefined;
  const disabledLabel = optionalText(words, 'states.disabled');
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
        breadcrumb={<RecordBreadcrumb admin={admin} here={name} row={row} />}
        hasShortActions={isShort}
        detail={
          typeof row['updated_at'] === 'string' && !isShort
            ? t('form.changed', { when: formats.date(row['updated_at'], { dateStyle: 'long', timeStyle: 'short' }) })
            : undefined
        }
        actions={
          <>
            {!isShort && <Neighbours admin={admin} id={row.id} />}
            <RecordActions
              admin={admin}
              row={row}
              isShort={isShort}
              {...(abilities.remove ? { onRemove: () => setRemoving(true) } : {})}
            />
          </>
        }
        foot={
          admin.head === undefined ? undefined : (
            <LoadedPart
              load={admin.head.load}
              name="Head"
              fields={{ record: row }}
              fallback={<Skeleton height="2.25rem" />}
            />
          )
        }
      />
      {admin.banner !== undefined && <LoadedPart load={admin.banner.load} name="Banner" fields={{ record: row }} />}
      <RecordPanels admin={admin} record={row}>
        {abilities.edit ? (
          <FormBody
            admin={admin}
            record={row}
            onSaved={(savedRow, answer) => {
              dispatch(noticeShown({ kind: 'success', text: words('saved', { name: nameOfRow(savedRow) }) }));
              setSaved({ before: row, record: savedRow, answer });
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
          onRemoved={() => void navigate(admin.parentPath?.(row) ?? listPlace, { replace: true })}
        />
      )}
    </>
  );
}
