import { createRequire } from 'node:module';

const LoadScriptRuntimeModule = createRequire(import.meta.url)('webpack/lib/runtime/LoadScriptRuntimeModule.js');

const setIntegrity = `
var integrity = globalThis.enlaceIntegrity && globalThis.enlaceIntegrity(script.src);
if (integrity) { script.integrity = integrity; script.crossOrigin = "anonymous"; }
if (globalThis.enlaceAddress) script.src = globalThis.enlaceAddress(script.src);`;

/**
 * Lets the chunk loader of a build ask the page for each chunk's integrity, `globalThis.enlaceIntegrity(url)`, so that
 * the registry's answer decides what may run and the build needs no knowledge of hashes; and for where to ask,
 * `globalThis.enlaceAddress(url)`, which is a fresh address after a failure.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => source + setIntegrity,
      );
    });
  }
}
