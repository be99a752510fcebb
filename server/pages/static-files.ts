import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
/** A file of the build or a picture is part of a page, never a page: opened by itself it may do nothing at all. */
const PART_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";
const PICTURE = /\.(svg|png|jpg|ico)$/;

/** The files of the web build. Names under assets/ carry a hash of the content, so they never change. */
export async function registerStaticFiles(
  app: FastifyInstance,
  clientFolder: string,
): Promise<void> {
  const assets = path.join(clientFolder, 'assets');
  await app.register(fastifyStatic, {
    root: clientFolder,
    // A route for each file: everything else is left to the pages.
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
