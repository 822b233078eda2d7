import { groupsOf, longestTitle, type PlaylistLine, type VideoLine } from './playlist-lines';
import { keyOfModule, modulesOfTitles } from './playlist-titles';

interface NewModule {
  title: string;
  readonly rows: VideoLine[];
}

function videosOf(lines: readonly PlaylistLine[]): VideoLine[] {
  return lines.filter((line) => line.kind === 'video');
}

export function chosenVideosOf(lines: readonly PlaylistLine[]): VideoLine[] {
  return videosOf(lines).filter(({ isChosen }) => isChosen);
}

/** The lines with each head before its videos. */
export function arrangeLines(lines: readonly PlaylistLine[]): PlaylistLine[] {
  return groupsOf(lines).flatMap(({ head, rows }): PlaylistLine[] => (head === null ? [...rows] : [head, ...rows]));
}

/** The lines with one of them a place up or down, also into another module. */
export function moveLine(lines: readonly PlaylistLine[], url: string, step: -1 | 1): PlaylistLine[] {
  const from = lines.findIndex((line) => line.url === url);
  const [line, neighbour] = [lines[from], lines[from + step]];
  if (line === undefined || neighbour === undefined) return [...lines];
  return arrangeLines(
    lines.map((other) => (other.url === line.url ? neighbour : other.url === neighbour.url ? line : other)),
  );
}

/** The lines with other values in one of them. */
export function editLine(
  lines: readonly PlaylistLine[],
  url: string,
  values: { readonly title?: string; readonly isChosen?: boolean },
): PlaylistLine[] {
  return lines.map((line) => (line.url === url ? { ...line, ...values } : line));
}

/** The titles without their first words. */
export function stripPrefix(lines: readonly PlaylistLine[], prefix: string): PlaylistLine[] {
  return lines.map((line) =>
    line.kind === 'video' && line.title.startsWith(prefix)
      ? { ...line, title: line.title.slice(prefix.length).trim() }
      : line,
  );
}

/** A module for each number of chosen videos. Videos that are left out stay between their neighbours. */
export function splitByCount(
  lines: readonly PlaylistLine[],
  count: number,
  nameOf: (number: number) => string,
): PlaylistLine[] {
  const modules: NewModule[] = [];
  let chosenCount = 0;
  for (const video of videosOf(lines)) {
    const isFull = video.isChosen && chosenCount % count === 0;
    if (modules.length === 0 || (isFull && chosenCount > 0))
      modules.push({ title: nameOf(modules.length + 1), rows: [] });
    modules.at(-1)?.rows.push(video);
    if (video.isChosen) chosenCount += 1;
  }
  return withHeads(modules);
}

/**
 * The modules that the titles name, which are taken out of the titles. A video without one belongs to the module before
 * it. Null when the titles name no modules.
 */
export function splitByTitles(
  lines: readonly PlaylistLine[],
  nameOf: (number: string) => string,
): PlaylistLine[] | null {
  const videos = videosOf(lines);
  const parts = modulesOfTitles(
    videos.map(({ title }) => title),
    nameOf,
  );
  if (parts === null) return null;
  const modules = new Map<string, NewModule>();
  let key = keyOfModule(parts.find((part) => part !== null)?.module ?? '');
  for (const [index, video] of videos.entries()) {
    const part = parts[index] ?? null;
    if (part !== null) key = keyOfModule(part.module);
    const module: NewModule = modules.get(key) ?? { title: part?.module ?? '', rows: [] };
    // The first video can have no module of its own.
    if (module.title === '' && part !== null) module.title = part.module;
    module.rows.push(part === null ? video : { ...video, title: part.title });
    modules.set(key, module);
  }
  return withHeads([...modules.values()]);
}

/** The videos without modules, in their order. */
export function joinModules(lines: readonly PlaylistLine[]): PlaylistLine[] {
  return videosOf(arrangeLines(lines));
}

function withHeads(modules: readonly NewModule[]): PlaylistLine[] {
  const lines = modules.flatMap(({ title, rows }, index): PlaylistLine[] => [
    { url: `module-${index}`, kind: 'head', title: title.slice(0, longestTitle) },
    ...rows,
  ]);
  return [...lines, { url: 'module-none', kind: 'head', title: null }];
}
