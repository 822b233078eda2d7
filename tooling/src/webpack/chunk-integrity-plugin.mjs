import { createRequire } from 'node:module';

const LoadScriptRuntimeModule = createRequire(import.meta.url)('webpack/lib/runtime/LoadScriptRuntimeModule.js');

/** Milliseconds: shorter than the shell's time limit for a remote, so that "Try again" sends a new request. */
const timeLimit = 4_000;

const setTimeLimit = `
setTimeout(function () {
  if (script.onerror) script.onerror({ type: "timeout", target: script });
}, globalThis.enlacePatience || ${timeLimit});`;

const plainAddress = 'script.src = url;';
const setAddress = `if (globalThis.enlaceScript) globalThis.enlaceScript(script, url);
else script.src = url;`;

/**
 * The chunk loader of a build lets the page set the address of each chunk, `globalThis.enlaceScript(script, url)`. The
 * page sets the integrity of the registry's answer, so the build needs no hashes; the address is new after a failure
 * and has passed the policy of Trusted Types. The time limit, `globalThis.enlacePatience`, is longer for optional parts.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('ChunkIntegrityPlugin', (source) => {
        if (!source.includes(plainAddress)) throw new Error('webpack sets the address of a chunk in another way');
        return source.replace(plainAddress, setAddress) + setTimeLimit;
      });
    });
  }
}
