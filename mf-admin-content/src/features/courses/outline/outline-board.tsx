import { useLateTexts, useReorder } from '@enlace/shared-admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import type { OutlineLesson } from '@enlace/shared-contract/authoring';
import type { Subject } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Badge, IconButton, Text, theme, VisuallyHidden } from '@enlace/shared-ui';
import type { ComponentProps } from 'react';

import { LessonTitle } from './lesson-title';
import { type BoardHead, type BoardLine, groupsOf, moveModules } from './outline-values';
import { PreviewLink } from './preview-link';
import { outlineTexts } from './texts';

export interface OutlineBoardProps {
  /** Slug of the course. */
  readonly course: string;
  readonly lines: readonly BoardLine[];
  readonly mayEdit: boolean;
  readonly isSaving: boolean;
  readonly onSort: (lines: readonly BoardLine[]) => void;
  readonly onEdit: (head: BoardHead) => void;
  readonly onRemove: (head: BoardHead) => void;
  /** Adds a copy; missing when the user may add no lessons. */
  readonly onDuplicate?: ((line: BoardLine) => void) | undefined;
  /** Edits a lesson; missing when the user may not. */
  readonly renameCall: WireCall | undefined;
  /** What a new title of a lesson changes. */
  readonly changes: readonly Subject[];
}

/** Modules with their lessons, which the user drags or moves with the arrow keys. */
export function OutlineBoard(props: OutlineBoardProps) {
  const { course, lines, mayEdit, isSaving, onSort, onEdit, onRemove, onDuplicate, renameCall, changes } = props;
  const t = useLateTexts(outlineTexts);
  const sayLine = (line: BoardLine, place: number) => t('moved', { name: nameOf(line), place, count: lines.length });
  const {
    list: board,
    visibleEntries: visibleLines,
    moving: movingLesson,
    announcement: lessonNews,
    gripOf: lessonGrip,
  } = useReorder<BoardLine, HTMLDivElement>(lines, onSort, sayLine);
  const heads = lines.filter((line) => line.kind === 'head').filter(({ module }) => module !== null);
  const {
    list: moduleList,
    visibleEntries: visibleHeads,
    moving: movingModule,
    announcement: moduleNews,
    gripOf: moduleGrip,
  } = useReorder<BoardHead>(heads, (nextHeads) => onSort(moveModules(lines, nextHeads)), sayLine);
  const shownLines = movingModule === null ? visibleLines : moveModules(lines, visibleHeads);
  const factsOf = ({ kind, minutes, release }: OutlineLesson): string =>
    [
      t(`kinds.${kind}`),
      minutes > 0 ? t('minutes', { count: minutes }) : '',
      release === 'with_course' ? '' : t(`opens.${release}`),
    ]
      .filter(Boolean)
      .join(' · ');
  const copyButton = (line: BoardLine, name: string) =>
    onDuplicate !== undefined && (
      <IconButton
        icon="copy"
        size="small"
        label={t('duplicate', { name })}
        isDisabled={isSaving}
        onClick={() => onDuplicate(line)}
      />
    );
  const gripOf = (grip: object, label: string) =>
    mayEdit && <Grip icon="grip" size="small" label={label} isDisabled={isSaving} {...grip} />;
  return (
    <div ref={board}>
      <Modules ref={moduleList} aria-label={t('title')}>
        {groupsOf(shownLines).map(({ head, rows }) => {
          const { module, url } = head;
          if (module === null && rows.length === 0 && heads.length > 0 && movingLesson === null) return null;
          const name = module?.title ?? t('outside');
          return (
            <Module key={url} $isMoving={movingModule === url}>
              <Head data-url={url}>
                {module !== null && gripOf(moduleGrip(head), t('moveModule', { name }))}
                <h2>{name}</h2>
                {mayEdit && module !== null && (
                  <>
                    <IconButton
                      icon="edit"
                      size="small"
                      label={t('editModule', { name })}
                      onClick={() => onEdit(head)}
                    />
                    <IconButton
                      icon="trash"
                      size="small"
                      label={t('removeModule', { name })}
                      onClick={() => onRemove(head)}
                    />
                    {copyButton(head, name)}
                  </>
                )}
              </Head>
              {rows.length === 0 && (
                <Text size="small" tone="soft">
                  {t('empty')}
                </Text>
              )}
              <ol>
                {rows.map((lesson) => {
                  const line: BoardLine = { url: `lesson-${lesson.id}`, kind: 'lesson', lesson };
                  return (
                    <Row key={line.url} data-url={line.url} $isMoving={movingLesson === line.url}>
                      {gripOf(lessonGrip(line), t('moveLesson', { name: lesson.title }))}
                      <ResourceTexts>
                        <LessonTitle lesson={lesson} renameCall={renameCall} changes={changes} />
                        <Small>{factsOf(lesson)}</Small>
                      </ResourceTexts>
                      {lesson.status === 'draft' && <Badge tone="neutral">{t('draft')}</Badge>}
                      <PreviewLink course={course} lesson={lesson} />
                      {copyButton(line, lesson.title)}
                    </Row>
                  );
                })}
              </ol>
            </Module>
          );
        })}
      </Modules>
      <VisuallyHidden role="status">{lessonNews || moduleNews}</VisuallyHidden>
    </div>
  );
}

const nameOf = (line: BoardLine): string => (line.kind === 'head' ? (line.module?.title ?? '') : line.lesson.title);

const Modules = styled.ul`
  display: grid;
  gap: ${theme.space[16]};
`;

const Module = styled.li<{ readonly $isMoving: boolean }>`
  padding: ${theme.space[12]} ${theme.space[16]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  opacity: ${({ $isMoving }) => ($isMoving ? 0.6 : 1)};
`;

const Head = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  min-height: 2.75rem;
  h2 {
    flex: 1;
    min-width: 0;
    font: 600 1rem/1.4 ${theme.font.text};
    overflow-wrap: anywhere;
  }
`;

const Row = styled.li<{ readonly $isMoving: boolean }>`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  min-height: 2.75rem;
  padding-block: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
  opacity: ${({ $isMoving }) => ($isMoving ? 0.5 : 1)};
`;

const Grip = styled(IconButton)<ComponentProps<typeof IconButton>>`
  flex: none;
  cursor: grab;
  touch-action: none;
`;

const ResourceTexts = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;
