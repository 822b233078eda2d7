import type { CourseOutline, OutlineLesson } from '@enlace/shared-contract/authoring';

type Module = CourseOutline['modules'][number];

/** A line of the board: the head of a module, or a lesson. The head without a module is that of the lessons outside. */
export type BoardLine =
  | { readonly url: string; readonly kind: 'head'; readonly module: Module | null }
  | { readonly url: string; readonly kind: 'lesson'; readonly lesson: OutlineLesson };

export type BoardHead = Extract<BoardLine, { readonly kind: 'head' }>;

/** What the API stores. */
export interface OutlineBody {
  readonly modules: readonly {
    readonly id: number | null;
    readonly title: string;
    readonly translations?: Module['translations'];
    readonly lessons: readonly number[];
  }[];
  readonly lessons: readonly number[];
}

const headUrl = (module: Module | null): string => `head-${module?.id ?? 'none'}`;

/** All lines in their order; the lessons outside of modules come last. */
export function linesOf({ modules, lessons }: CourseOutline): BoardLine[] {
  const groups = [...modules.map((module) => ({ module, rows: module.lessons })), { module: null, rows: lessons }];
  return groups.flatMap(({ module, rows }): BoardLine[] => [
    { url: headUrl(module), kind: 'head', module },
    ...rows.map((lesson): BoardLine => ({ url: `lesson-${lesson.id}`, kind: 'lesson', lesson })),
  ]);
}

export interface Group {
  readonly head: BoardHead;
  readonly rows: readonly OutlineLesson[];
}

/** The lines by their heads. Lines before the first head belong to it. */
export function groupsOf(lines: readonly BoardLine[]): Group[] {
  const groups: { head: BoardHead; rows: OutlineLesson[] }[] = [];
  const early: OutlineLesson[] = [];
  for (const line of lines) {
    if (line.kind === 'head') groups.push({ head: line, rows: groups.length === 0 ? [...early] : [] });
    else (groups.at(-1)?.rows ?? early).push(line.lesson);
  }
  return groups;
}

/** The body for lines in a new order. */
export function bodyOf(lines: readonly BoardLine[]): OutlineBody {
  const groups = groupsOf(lines);
  const idsOf = (rows: readonly OutlineLesson[]) => rows.map(({ id }) => id);
  return {
    modules: groups.flatMap(({ head: { module }, rows }) =>
      module === null
        ? []
        : [{ id: module.id, title: module.title, translations: module.translations, lessons: idsOf(rows) }],
    ),
    lessons: groups.flatMap(({ head, rows }) => (head.module === null ? idsOf(rows) : [])),
  };
}

/** The lines with their modules in another order; each module keeps its lessons. */
export function moveModules(lines: readonly BoardLine[], heads: readonly BoardHead[]): BoardLine[] {
  const groups = groupsOf(lines);
  const movedGroups = heads.flatMap((head) => groups.filter((group) => group.head.url === head.url));
  const rest = groups.filter(({ head }) => head.module === null);
  return [...movedGroups, ...rest].flatMap(({ head, rows }): BoardLine[] => [
    head,
    ...rows.map((lesson): BoardLine => ({ url: `lesson-${lesson.id}`, kind: 'lesson', lesson })),
  ]);
}
