import { lentLibraries } from './lent-libraries';

type Factory = () => unknown;

/** One lent library as containers expect it in their share scope. */
interface Share {
  readonly get: () => Promise<Factory>;
  readonly from: string;
  readonly eager: boolean;
  loaded?: boolean;
}

/** `{ react: { '19.3.1': … } }`: what `container.init` takes. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Share>>>>;

/** The host's libraries as a share scope, made by hand: the shell stays an ordinary, tree-shaken bundle (docs/decisions). */
export function createShareScope(): ShareScope {
  return Object.fromEntries(
    Object.entries(lentLibraries).map(([name, { version, lib, get }]) => [
      name,
      { [version]: { get: get ?? (() => Promise.resolve(() => lib?.())), from: 'shell', eager: false } },
    ]),
  );
}
