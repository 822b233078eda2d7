import webpack from 'webpack';

/**
 * Builds once and closes the compiler, which writes the cache. Throws with webpack's report when the build has
 * errors.
 */
export async function runWebpack(config) {
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats.compilation;
}

/** Browser files of a chunk group, in loading order. */
export function filesOfGroup(group) {
  return [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter((file) => file.endsWith('.js'));
}
