import {
  abilitiesOf,
  type AdminRow,
  useLateTexts,
  useNotices,
  useOfficeCall,
  useOfficeRead,
} from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { isAppError } from '@enlace/shared-contract/errors';
import { type CourseOutline, outlineAnswerSchema, outlineCalls } from '@enlace/shared-contract/authoring';
import { lessons as lessonContract } from '@enlace/shared-contract/learning';
import { subjectOf, useScreen } from '@enlace/shared-data';
import { Button, Cluster, EmptyState, ErrorState, Skeleton, Stack, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { AddLessonsDialog } from './add-lessons-dialog';
import { ModuleDialog, type ModuleValues } from './module-dialog';
import { OutlineBoard } from './outline-board';
import { type BoardHead, type BoardLine, bodyOf, linesOf, type OutlineBody } from './outline-values';
import { PreviewLink } from './preview-link';
import { RemoveModule } from './remove-module';
import { outlineTexts } from './texts';

/** The modules of a course and the order of its lessons. Each change is saved at once. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(outlineTexts);
  const { showFailure, showSuccess } = useNotices();
  const { viewer } = useScreen();
  const params = { id: record.id };
  const subjects = [subjectOf('courses', record.id), 'lessons'];
  const read = { call: outlineCalls.read, params, shows: subjects };
  const { data, status, error, again } = useOfficeRead(admin.calls, read, outlineAnswerSchema);
  const { run, status: saving } = useOfficeCall(admin.calls, `outline ${record.id}`);
  /** The answer to the last change, until the outline is read again: a quick next change begins from it. */
  const [answer, setAnswer] = useState<{ readonly before: unknown; readonly outline: CourseOutline } | null>(null);
  const [wantedLines, setWantedLines] = useState<readonly BoardLine[] | null>(null);
  const [dialog, setDialog] = useState<BoardHead | 'new' | 'lessons' | null>(null);
  const [removal, setRemoval] = useState<BoardHead | null>(null);
  const mayEdit = abilitiesOf(record).edit;
  const { edit } = lessonContract.wire;

  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={6} />;
  const outline = answer?.before === data ? answer.outline : data.data;
  const lines = wantedLines ?? linesOf(outline);

  const store = async (body: OutlineBody) => {
    const request = { call: outlineCalls.storeOutline, params, changes: subjects };
    const next = await run({ ...request, body: { version: outline.version, ...body }, schema: outlineAnswerSchema });
    setAnswer({ before: data, outline: next.data });
  };
  /** Resolves with whether it is saved. A refusal is a notice, and the outline of the server is shown. */
  const save = async (body: OutlineBody): Promise<boolean> => {
    try {
      await store(body);
      return true;
    } catch (failure) {
      const isChanged = isAppError(failure) && failure.code === 'EDIT_CONFLICT';
      showFailure(failure, (message) => (isChanged ? t('changed') : message || t('failed')));
      again();
      return false;
    } finally {
      setWantedLines(null);
    }
  };
  const sort = (sortedLines: readonly BoardLine[]) => {
    setWantedLines(sortedLines);
    void save(bodyOf(sortedLines));
  };
  const duplicate = async (line: BoardLine) => {
    const [call, id] =
      line.kind === 'lesson'
        ? [outlineCalls.duplicateLesson, line.lesson.id]
        : [outlineCalls.duplicateModule, line.module?.id ?? 0];
    try {
      const next = await run({ call, params: { id }, changes: subjects, schema: outlineAnswerSchema });
      setAnswer({ before: data, outline: next.data });
      showSuccess(t('copied'));
    } catch (failure) {
      showFailure(failure, (message) => message || t('failed'));
      again();
    }
  };
  const saveModule = async (values: ModuleValues): Promise<boolean> => {
    const body = bodyOf(lines);
    const editedId = dialog === 'new' || dialog === 'lessons' ? null : (dialog?.module?.id ?? null);
    const modules =
      editedId === null
        ? [...body.modules, { id: null, ...values, lessons: [] }]
        : body.modules.map((module) => (module.id === editedId ? { ...module, ...values } : module));
    return save({ ...body, modules });
  };

  const isEmpty = outline.modules.length === 0 && outline.lessons.length === 0;
  const courseSlug = typeof record['slug'] === 'string' ? record['slug'] : '';
  const firstLine = lines.find((line) => line.kind === 'lesson');
  const buttons = mayEdit && (
    <>
      <Button iconBefore="plus" onClick={() => setDialog('lessons')}>
        {t('addLessons')}
      </Button>
      <Button variant="secondary" onClick={() => setDialog('new')}>
        {t('addModule')}
      </Button>
    </>
  );
  return (
    <Stack gap={16}>
      {isEmpty ? (
        <EmptyState title={t('none')} action={buttons && <Cluster>{buttons}</Cluster>}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <>
          <Cluster>
            {buttons}
            {firstLine && <PreviewLink course={courseSlug} lesson={firstLine.lesson} isForCourse />}
          </Cluster>
          {mayEdit && (
            <Text size="small" tone="soft">
              {t('hint')}
            </Text>
          )}
          <OutlineBoard
            course={courseSlug}
            lines={lines}
            mayEdit={mayEdit}
            isSaving={saving === 'pending'}
            onSort={sort}
            onEdit={setDialog}
            onRemove={setRemoval}
            onDuplicate={
              mayCall(viewer, outlineCalls.duplicateLesson.access) ? (line) => void duplicate(line) : undefined
            }
            renameCall={edit !== undefined && mayCall(viewer, edit.access) ? edit : undefined}
            changes={subjects}
          />
        </>
      )}
      {dialog === 'lessons' && (
        <AddLessonsDialog
          courseId={record.id}
          modules={outline.modules}
          changes={subjects}
          onClose={() => setDialog(null)}
          onDone={again}
        />
      )}
      {dialog !== null && dialog !== 'lessons' && (
        <ModuleDialog
          module={dialog === 'new' ? null : dialog.module}
          onSave={saveModule}
          onClose={() => setDialog(null)}
        />
      )}
      {removal?.module && (
        <RemoveModule
          module={removal.module}
          onClose={() => setRemoval(null)}
          onRemove={async () => {
            const { modules, lessons } = bodyOf(lines);
            const keptModules = modules.filter(({ id }) => id !== removal.module?.id);
            const freeIds = modules.flatMap(({ id, lessons: ids }) => (id === removal.module?.id ? ids : []));
            return save({ modules: keptModules, lessons: [...freeIds, ...lessons] });
          }}
        />
      )}
    </Stack>
  );
}
