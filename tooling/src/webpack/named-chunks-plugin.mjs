/**
 * Uses the name of a chunk as its identifier. Together with file names without a hash, the entry of a remote then needs
 * no table of names and hashes: 1.2 kB of 7.5 for a remote of 90 chunks. A release is one immutable folder, so a hash
 * in its file names adds no information.
 */
export class NamedChunksPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('NamedChunksPlugin', (compilation) => {
      // Runs before webpack numbers the chunks without an identifier.
      compilation.hooks.chunkIds.tap({ name: 'NamedChunksPlugin', stage: -1 }, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name || chunk.id !== null) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
