import * as auth from '@enlace/shared-auth';
import * as data from '@enlace/shared-data';
import * as platform from '@enlace/shared-platform';
import * as ui from '@enlace/shared-ui';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

import { lentVersions } from './lent-versions';
import * as zodMini from './lent-zod';

/** A lent library: its version, and the module itself or a function that loads it on first use. */
export interface LentLibrary {
  readonly version: string;
  readonly lib?: () => unknown;
  readonly get?: () => Promise<() => unknown>;
}

/** Libraries that remotes get from the shell. The build checks that every imported name of them is here. */
export const lentLibraries: Readonly<Record<string, LentLibrary>> = {
  react: { version: React.version, lib: () => React },
  'react/jsx-runtime': { version: React.version, lib: () => jsxRuntime },
  'react-dom': { version: React.version, lib: () => ReactDOM },
  'react-dom/client': { version: React.version, lib: () => ReactDOMClient },
  'zod/mini': { version: '4.6.7', lib: () => zodMini },
  '@enlace/shared-platform': { version: lentVersions['@enlace/shared-platform'], lib: () => platform },
  '@enlace/shared-data': { version: lentVersions['@enlace/shared-data'], lib: () => data },
  '@enlace/shared-auth': { version: lentVersions['@enlace/shared-auth'], lib: () => auth },
  '@enlace/shared-ui': { version: lentVersions['@enlace/shared-ui'], lib: () => ui },
  '@enlace/shared-ui/controls': {
    version: lentVersions['@enlace/shared-ui'],
    get: async () => {
      const controls = await import(/* webpackChunkName: "controls" */ '@enlace/shared-ui/controls');
      return () => controls;
    },
  },
};
