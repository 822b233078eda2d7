import { Suspense, useState, type ComponentType, type ReactNode } from 'react';

import { lazyPart } from './lazy-part';

export interface LoadedPartProps<N extends string, P extends object> {
  readonly load: () => Promise<{ readonly [K in N]: ComponentType<P> }>;
  /** The name of the component in the file. */
  readonly name: N;
  readonly fields: P;
  readonly fallback?: ReactNode;
}

/** A component of a declaration; its file is loaded with its first drawing. */
export function LoadedPart<N extends string, P extends object>(props: LoadedPartProps<N, P>) {
  const { load, name, fields, fallback = null } = props;
  const [Part] = useState(() =>
    lazyPart(async () => {
      const Content: ComponentType<P> = (await load())[name];
      return { default: (content: P) => <Content {...content} /> };
    }),
  );
  return (
    <Suspense fallback={fallback}>
      <Part {...fields} />
    </Suspense>
  );
}
