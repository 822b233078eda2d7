import type { GatewayEnv } from '../env';

/** The reason for a failed start as one sentence with a remedy; null when there is only the error itself. */
export function explainFailure(error: unknown, env: Pick<GatewayEnv, 'port' | 'host' | 'dataDir'>): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const path = 'path' in error && typeof error.path === 'string' ? error.path : env.dataDir;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${env.port} is taken: stop the program that uses it, or start with another one, e.g. PORT=${env.port + 1}.`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${env.host}: set HOST to one it has, e.g. HOST=127.0.0.1.`;
    case 'EACCES':
    case 'EPERM':
      return 'syscall' in error && error.syscall === 'listen'
        ? `Port ${env.port} needs rights that this user lacks: start with a higher one, e.g. PORT=3000.`
        : `${path} cannot be written: give this user the right to, or set DATA_DIR to another folder.`;
    case 'EROFS':
      return `${path} lies on a disk that is read-only: set DATA_DIR to another folder.`;
    case 'ENOSPC':
      return `The disk of ${env.dataDir} is full: make room, or set DATA_DIR to another folder.`;
    default:
      return /\b(locked|in use|cannot be used)\b/i.test(error.message) ? error.message.split('\n', 1).join('') : null;
  }
}
