import {
  findPage,
  type Page,
  pageRecordsSchema,
  type Release,
  type RemoteManifest,
  shellPages,
} from '@enlace/shared-contract/platform';

/** Most pages, slices and named resources of a remote, and most characters of a text. */
const manifestLimits = {
  pages: 200,
  slices: 200,
  resources: 200,
  path: 200,
  name: 80,
  title: 200,
  description: 500,
} as const;

/** First path segments that belong to the gateway. */
const reservedSegments = new Set(
  'api back registry assets static remotes dev healthz readyz metrics csp-report operator'.split(' '),
);

/** Number and sizes in a manifest. The other checks run only within these limits. */
export function checkSizes({ pages, slices, fieldTexts = [] }: RemoteManifest): string[] {
  return [
    ...(pages.length > manifestLimits.pages ? [`it has ${pages.length} pages, at most ${manifestLimits.pages}`] : []),
    ...(slices.length > manifestLimits.slices
      ? [`it has ${slices.length} slices, at most ${manifestLimits.slices}`]
      : []),
    ...slices
      .filter((slice) => slice.length > manifestLimits.name)
      .slice(0, 1)
      .map(() => `a slice has a name of more than ${manifestLimits.name} characters`),
    ...(fieldTexts.length > manifestLimits.resources
      ? [`it names the fields of ${fieldTexts.length} resources, at most ${manifestLimits.resources}`]
      : []),
    ...fieldTexts
      .filter((resource) => resource.length > manifestLimits.name)
      .slice(0, 1)
      .map(() => `fieldTexts has a name of more than ${manifestLimits.name} characters`),
    ...pages.slice(0, manifestLimits.pages).flatMap(checkTexts),
  ];
}

function checkTexts({ name, path, title, description, nav }: Page): string[] {
  const texts: readonly (readonly [string, number, readonly string[]])[] = [
    ['name', manifestLimits.name, [name]],
    ['path', manifestLimits.path, [path]],
    ['title', manifestLimits.title, Object.values(title)],
    ['description', manifestLimits.description, Object.values(description ?? {})],
    ['menu label', manifestLimits.title, [...Object.values(nav?.label ?? {}), ...Object.values(nav?.group ?? {})]],
  ];
  return texts
    .filter(([, limit, values]) => values.some((value) => value.length > limit))
    .map(
      ([kind, limit]) => `page "${name.slice(0, manifestLimits.name)}" has a ${kind} of more than ${limit} characters`,
    );
}

/** A page behind the sign-in has a guard, and a slice has the prefix of its remote: `adminContent/` of mf-admin-content. */
export function checkOwnership({ id, pages, slices }: RemoteManifest): string[] {
  return [
    ...pages
      .filter(({ layout, protected: isProtected }) => layout !== 'public' && !isProtected)
      .map(({ name, layout }) => `page "${name}" has layout ${layout} unprotected`),
    ...pages
      .filter(({ records }) => records !== undefined && !pageRecordsSchema.safeParse(records).success)
      .map(({ name }) => `page "${name}" has records that the palette cannot read`),
    ...slices
      .filter((slice) => !isOwnSlice(id, slice))
      .map((slice) => `slice "${slice}" does not begin with "${slicePrefix(id)}"`),
  ];
}

export function isOwnSlice(id: string, slice: string): boolean {
  return slice.startsWith(slicePrefix(id));
}

function slicePrefix(id: string): string {
  const name = id.replace(/^mf-/, '').replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  return `${name}/`;
}

interface LivePath {
  readonly path: string;
  readonly parts: readonly string[];
  readonly owner: string;
}

/** Conflicts of a remote's paths with those of the shell, the gateway and other live remotes. */
export function checkPaths(id: string, pages: readonly Page[], live: readonly Release[]): string[] {
  const names = new Set<string>();
  const shapes = new Set<string>();
  const livePaths = groupLivePaths(live.filter((release) => release.id !== id));
  const problems: string[] = [];
  for (const page of pages) {
    const parts = partsOf(page.path);
    const shape = parts.map((part) => (isParameter(part) ? ':' : part)).join('/');
    if (names.has(page.name)) problems.push(`page name "${page.name}" is taken twice`);
    if (shapes.has(shape)) problems.push(`path ${page.path} is taken twice`);
    names.add(page.name);
    shapes.add(shape);
    if (reservedSegments.has(parts[0] ?? '')) problems.push(`path ${page.path} belongs to the platform`);
    if (findPage(shellPages, `/${parts.join('/')}`) !== null) problems.push(`path ${page.path} belongs to the shell`);
    for (const takenPath of livePaths.get(parts.length) ?? []) {
      const reason = conflictOf(page.path, parts, takenPath);
      if (reason !== null) problems.push(reason);
    }
  }
  return problems;
}

/** Only paths with the same number of parts can match one address. */
function groupLivePaths(live: readonly Release[]): Map<number, LivePath[]> {
  const paths = new Map<number, LivePath[]>();
  for (const { id, version, remote } of live) {
    for (const { path } of remote.pages) {
      const parts = partsOf(path);
      paths.set(parts.length, [...(paths.get(parts.length) ?? []), { path, parts, owner: `${id} ${version}` }]);
    }
  }
  return paths;
}

/** Two patterns with a common address are a conflict, even if one of them is more exact: it would hide a record. */
function conflictOf(path: string, parts: readonly string[], takenPath: LivePath): string | null {
  let isSame = true;
  for (const [index, part] of parts.entries()) {
    const takenPart = takenPath.parts[index] ?? '';
    if (!isParameter(part) && !isParameter(takenPart) && part !== takenPart) return null;
    if (isParameter(part) !== isParameter(takenPart)) isSame = false;
  }
  return isSame
    ? `path ${path} belongs to ${takenPath.owner}`
    : `path ${path} meets ${takenPath.path} of ${takenPath.owner}`;
}

function isParameter(part: string): boolean {
  return part.startsWith(':');
}

/** The parts as people read them: `/Login` looks like `/login`. */
function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
