import type { UserLesson } from '@enlace/shared-contract/learning';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { ErrorState, Icon, Link, Skeleton, tokens, VisuallyHidden } from '@enlace/shared-ui';

import { openingTime } from './lock/opening-time';
import { Pane } from './panes/pane';
import { learningTexts } from './texts';

export interface OutlineProps {
  /** Null while they are loaded. */
  readonly lessons: { readonly rows: readonly UserLesson[]; readonly isFailed: boolean } | null;
  /** Id of the shown lesson. */
  readonly current: number;
  readonly onRetry: () => void;
}

const icons = { locked: 'lock', available: 'book', completed: 'check' } as const;

/** The lessons of the course with their states, below the titles of their modules. */
export function Outline({ lessons, current, onRetry }: OutlineProps) {
  const t = useTexts(learningTexts);
  if (lessons === null) return <Skeleton lines={6} height="2.5rem" />;
  if (lessons.isFailed) return <ErrorState title={t('lessonsFailed')} onRetry={onRetry} />;
  if (lessons.rows.length === 0) return null;
  return (
    <Pane id="lesson-outline" title={t('lessons')}>
      <nav aria-labelledby="lesson-outline">
        {modulesOf(lessons.rows).map(({ title, rows }) => (
          <Module key={rows[0]?.id}>
            {title !== null && <h3>{title}</h3>}
            <List>
              {rows.map((lesson) => (
                <Line key={lesson.id} lesson={lesson} isCurrent={lesson.id === current} />
              ))}
            </List>
          </Module>
        ))}
      </nav>
    </Pane>
  );
}

function Line({ lesson, isCurrent }: { readonly lesson: UserLesson; readonly isCurrent: boolean }) {
  const t = useTexts(learningTexts);
  const { date } = useFormats();
  const { slug, title, state, course, lock, is_new: isNew } = lesson;
  return (
    <li>
      <Icon name={icons[state]} size={20} />
      <Link to={`/my/courses/${course.slug}/${slug}`} variant="quiet" aria-current={isCurrent ? 'page' : undefined}>
        {title}
        <VisuallyHidden>, {t(`states.${state}`)}</VisuallyHidden>
        {isNew && <Note>{t('newLesson')}</Note>}
        {lock?.opens_at && <Note>{t('opens', { date: date(lock.opens_at, openingTime) })}</Note>}
      </Link>
    </li>
  );
}

interface ModuleRows {
  readonly title: string | null;
  readonly rows: readonly UserLesson[];
}

/** Lessons that follow each other in one module. */
function modulesOf(rows: readonly UserLesson[]): ModuleRows[] {
  const modules: { title: string | null; id: number | null; rows: UserLesson[] }[] = [];
  for (const row of rows) {
    const last = modules.at(-1);
    const id = row.module?.id ?? null;
    if (last?.id === id) last.rows.push(row);
    else modules.push({ title: row.module?.title ?? null, id, rows: [row] });
  }
  return modules;
}

const { color, font, space, textSize } = tokens;

const Module = styled.div`
  margin-top: ${space[16]};
  h3 {
    font: 600 1rem/1.4 ${font.text};
  }
`;

const Note = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const List = styled.ol`
  margin-top: ${space[8]};
  li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    gap: ${space[12]};
    align-items: center;
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color.line};
    color: ${color.inkSoft};
  }
  a {
    padding-block: ${space[8]};
  }
  [aria-current] {
    color: ${color.link};
    font-weight: 600;
  }
`;
