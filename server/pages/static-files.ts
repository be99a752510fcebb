import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
/** A build file or picture is a subresource: opened directly it may load and run nothing. */
const PART_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";
const PICTURE = /\.(svg|png|jpg|ico)$/;

/** Files of the web build. Names under assets/ contain a content hash, so they never change. */
export async function registerStaticFiles(
  app: FastifyInstance,
  clientFolder: string,
): Promise<void> {
  const assets = path.join(clientFolder, 'assets');
  await app.register(fastifyStatic, {
    root: clientFolder,
    // One route per file: other paths fall through to the pages.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.startsWith(assets + path.sep);
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      );
      if (isHashed || PICTURE.test(file)) reply.header('content-security-policy', PART_POLICY);
    },
  });
}
