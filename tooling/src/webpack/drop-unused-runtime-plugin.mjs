const isOfRuntime = (module) => /[\\/]@module-federation[\\/]/.test(module.resource ?? '');

/**
 * Takes the modules of the federation runtime that nothing uses out of the entry. The plugin of the package puts every
 * module that its runtime mentions into the entry, after webpack has left out the unused ones: 0.5 kB.
 */
export class DropUnusedRuntimePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DropUnusedRuntimePlugin', (compilation) => {
      // After the plugin has moved its modules, before webpack joins modules into one.
      compilation.hooks.optimizeChunkModules.tap({ name: 'DropUnusedRuntimePlugin', stage: -10 }, () => {
        const { chunkGraph, moduleGraph } = compilation;
        const unusedModules = [...compilation.modules].filter(
          (module) => isOfRuntime(module) && !moduleGraph.getExportsInfo(module).isUsed(undefined),
        );
        for (const module of unusedModules) {
          for (const chunk of [...chunkGraph.getModuleChunks(module)]) {
            chunkGraph.disconnectChunkAndModule(chunk, module);
          }
        }
      });
    });
  }
}
