import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Viewers } from '../api-mount/viewer';
import { handleErrors } from '../ops/errors';
import { isPublic, maySeeFiles } from '../registry/answer/visible-pages';
import type { RegistryStore } from '../registry/store/registry-store';
import { AssetSender, keeping, type Keeping } from './send-asset';
import type { ShellBuilds } from './shell-build';

export interface AssetRoutes {
  readonly shell: ShellBuilds;
  readonly store: RegistryStore;
  readonly viewers: Viewers;
}

const methods = ['GET', 'HEAD'];
/** Code that only this server runs. */
const serverFolder = 'server/';
/** The worker that decodes QR codes: the only place that compiles WebAssembly. It needs nothing but its program. */
const decoderFile = /^check-in-decoder\.js$/;
const decoderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
/** A content hash in a file's name. */
const hashedName = /[.-][0-9a-f]{8,}\.\w+$/;

/** Serves files of the shell and of the remotes. A missing file is a 404 without a page. */
export async function assetRoutes(app: FastifyInstance, { shell, store, viewers }: AssetRoutes): Promise<void> {
  handleErrors(app);
  const sender = new AssetSender();

  const sendShellFile = (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const asset = shell.find(path);
    if (asset === null) throw new AppError('NOT_FOUND');
    return sender.send(request, reply, asset, keepingOf(path));
  };

  for (const folder of ['assets', 'static']) {
    app.route({
      method: methods,
      url: `/${folder}/*`,
      handler: (request, reply) => sendShellFile(request, reply, `${folder}/${restOf(request)}`),
    });
  }

  app.route({
    method: methods,
    url: '/favicon.ico',
    // Browsers and feed readers ask for it without reading a page; they go by the type, not by the name.
    handler: (request, reply) =>
      sendShellFile(request, reply, `static/favicon.${shell.find('static/favicon.ico') === null ? 'svg' : 'ico'}`),
  });

  app.route<{ Params: { id: string; version: string } }>({
    method: methods,
    url: '/remotes/:id/:version/*',
    handler: async (request, reply) => {
      const { id, version } = request.params;
      const path = restOf(request);
      const release = path.startsWith(serverFolder) ? null : await store.release(id, version);
      if (release === null || path === release.server) throw new AppError('NOT_FOUND');
      const isForAll = isPublic(release);
      if (!isForAll && !maySeeFiles(release, await viewers.recent(request))) throw new AppError('FORBIDDEN');
      const asset = (await store.files(id, version))?.get(path);
      if (asset === undefined) throw new AppError('NOT_FOUND');
      if (decoderFile.test(path)) void reply.header('content-security-policy', decoderPolicy);
      return sender.send(request, reply, asset, isForAll ? keeping.forEver : keeping.forEverForOne);
    },
  });

  app.route({
    method: methods,
    url: '/remotes/*',
    handler: () => {
      throw new AppError('NOT_FOUND');
    },
  });
}

/** Serves fonts and pictures with fixed names. Browsers keep them between visits and receive a new version soon. */
function keepingOf(path: string): Keeping {
  if (path.startsWith('assets/') || hashedName.test(path)) return keeping.forEver;
  return path.endsWith('.woff2') ? keeping.week : keeping.hour;
}

function restOf(request: FastifyRequest): string {
  const { params } = request;
  return typeof params === 'object' && params !== null && '*' in params ? String(params['*']) : '';
}
