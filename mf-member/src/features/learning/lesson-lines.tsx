import type { UserLesson } from '@enlace/shared-contract/learning';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Icon, Link, tokens, VisuallyHidden } from '@enlace/shared-ui';

import { openingTime } from './lock/opening-time';
import { Pane } from './panes/pane';
import { learningTexts } from './texts';

export interface LessonLinesProps<Row extends UserLesson> {
  readonly lessons: readonly Row[];
  /** Id of the shown lesson. */
  readonly current: number;
  readonly addressOf: (lesson: Row) => string;
  /** Further notes below a title. */
  readonly notesOf: (lesson: Row) => readonly string[];
}

const icons = { locked: 'lock', available: 'book', completed: 'check' } as const;

/** The lessons of a course with their states, below the titles of their modules. */
export function LessonLines<Row extends UserLesson>({ lessons, current, addressOf, notesOf }: LessonLinesProps<Row>) {
  const t = useTexts(learningTexts);
  const { date } = useFormats();
  const lineOf = (lesson: Row) => {
    const { id, title, state, lock } = lesson;
    const opening = lock?.opens_at ? [t('opens', { date: date(lock.opens_at, openingTime) })] : [];
    return (
      <li key={id}>
        <Icon name={icons[state]} size={20} />
        <Link to={addressOf(lesson)} variant="quiet" aria-current={id === current ? 'page' : undefined}>
          {title}
          <VisuallyHidden>, {t(`states.${state}`)}</VisuallyHidden>
          {[...notesOf(lesson), ...opening].map((note) => (
            <Note key={note}>{note}</Note>
          ))}
        </Link>
      </li>
    );
  };
  return (
    <Pane id="lesson-outline" title={t('lessons')}>
      <nav aria-labelledby="lesson-outline">
        {modulesOf(lessons).map((rows) => (
          <Module key={rows[0]?.id}>
            {rows[0]?.module && <h3>{rows[0].module.title}</h3>}
            <List>{rows.map(lineOf)}</List>
          </Module>
        ))}
      </nav>
    </Pane>
  );
}

/** Lessons that follow each other in one module. */
function modulesOf<Row extends UserLesson>(lessons: readonly Row[]): Row[][] {
  const modules: Row[][] = [];
  for (const lesson of lessons) {
    const last = modules.at(-1);
    if (last !== undefined && last[0]?.module?.id === lesson.module?.id) last.push(lesson);
    else modules.push([lesson]);
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
