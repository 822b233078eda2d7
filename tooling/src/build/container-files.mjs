import { sharedRanges } from '../webpack/shared-libraries.mjs';
import { filesOfGroup } from './run-webpack.mjs';

/** The container's entry, and the files of its one exposed module: what a page loads before any screen. */
export function containerFiles(compilation, container) {
  const [entry] = filesOfGroup(compilation.entrypoints.get(container));
  const exposing = [...compilation.modules].find((module) => module.constructor.name === 'ContainerEntryModule');
  const groups = exposing.blocks.map((block) => compilation.chunkGraph.getBlockChunkGroup(block));
  const preload = [...new Set(groups.flatMap((group) => filesOfGroup(group)))].filter((file) => file !== entry);
  return { entry, preload };
}

/** `mf-manifest.json`, as federation tools read it; the shell itself goes by the registry. */
export function federationManifest({ container, version, entry, preload }) {
  const noAssets = { sync: [], async: [] };
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: container },
      remoteEntry: { name: entry, path: '', type: 'global' },
      globalName: container,
      publicPath: 'auto',
    },
    shared: Object.entries(sharedRanges()).map(([name, requiredVersion]) => ({
      id: `${container}:${name}`,
      name,
      requiredVersion,
      singleton: true,
      assets: { js: noAssets, css: noAssets },
    })),
    remotes: [],
    exposes: [
      {
        id: `${container}:remote`,
        name: 'remote',
        path: './remote',
        assets: { js: { ...noAssets, sync: preload }, css: noAssets },
      },
    ],
  };
}
