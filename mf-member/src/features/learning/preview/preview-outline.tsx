import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Icon, Link, tokens, VisuallyHidden } from '@enlace/shared-ui';

import { openingTime } from '../lock/opening-time';
import { Pane } from '../panes/pane';
import { learningTexts } from '../texts';
import type { PreviewLesson } from './lesson-preview.slice';
import { previewAddressOf } from './preview-address';
import { previewTexts } from './texts';

export interface PreviewOutlineProps {
  readonly lessons: readonly PreviewLesson[];
  /** Id of the shown lesson. */
  readonly current: number;
}

/** All lessons of the course. Each can be opened; a lock of new learners is named beside its lesson. */
export function PreviewOutline({ lessons, current }: PreviewOutlineProps) {
  const words = useTexts(learningTexts);
  return (
    <Pane id="lesson-outline" title={words('lessons')}>
      <nav aria-labelledby="lesson-outline">
        {modulesOf(lessons).map((rows) => (
          <Module key={rows[0]?.id}>
            {rows[0]?.module && <h3>{rows[0].module.title}</h3>}
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

function Line({ lesson, isCurrent }: { readonly lesson: PreviewLesson; readonly isCurrent: boolean }) {
  const t = useTexts(previewTexts);
  const words = useTexts(learningTexts);
  const { date } = useFormats();
  const { title, state, lock, is_draft: isDraft } = lesson;
  return (
    <li>
      <Icon name={state === 'locked' ? 'lock' : 'book'} size={20} />
      <Link to={previewAddressOf(lesson)} variant="quiet" aria-current={isCurrent ? 'page' : undefined}>
        {title}
        <VisuallyHidden>, {words(`states.${state}`)}</VisuallyHidden>
        {isDraft && <Note>{t('draft')}</Note>}
        {lock?.opens_at && <Note>{words('opens', { date: date(lock.opens_at, openingTime) })}</Note>}
        {lock?.lesson && <Note>{t('after', { lesson: lock.lesson.title })}</Note>}
      </Link>
    </li>
  );
}

/** Lessons that follow each other in one module. */
function modulesOf(lessons: readonly PreviewLesson[]): PreviewLesson[][] {
  const modules: PreviewLesson[][] = [];
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
