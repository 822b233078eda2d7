import { createRequire } from 'node:module';

const LoadScriptRuntimeModule = createRequire(import.meta.url)('webpack/lib/runtime/LoadScriptRuntimeModule.js');

/** Milliseconds: shorter than the shell's time limit for a remote, so that "Try again" sends a new request. */
const timeLimit = 4_000;

const setIntegrity = `
setTimeout(function () {
  if (script.onerror) script.onerror({ type: "timeout", target: script });
}, globalThis.enlacePatience || ${timeLimit});
var integrity = globalThis.enlaceIntegrity && globalThis.enlaceIntegrity(script.src);
if (integrity) { script.integrity = integrity; script.crossOrigin = "anonymous"; }
if (globalThis.enlaceAddress) script.src = globalThis.enlaceAddress(script.src);`;

/**
 * The chunk loader of a build asks the page for the integrity of each chunk, `globalThis.enlaceIntegrity(url)`. So
 * the registry's answer decides which files can run, and the build needs no hashes. It also asks for the address,
 * `globalThis.enlaceAddress(url)`, which is new after a failure, and for the time limit, `globalThis.enlacePatience`, which
 * is longer for optional parts.
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
