const isOfRuntime = (module) => /[\\/]@module-federation[\\/]/.test(module.resource ?? '');

/**
 * Removes unused modules of the federation runtime from the entry, 0.5 kB. The plugin adds every module that its
 * runtime mentions after webpack has removed the unused ones.
 */
export class DropUnusedRuntimePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DropUnusedRuntimePlugin', (compilation) => {
      // Runs after the plugin has moved its modules and before webpack joins modules.
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
