import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest } from '../../contract/page-render.ts';
import { nonceOf } from '../platform/security-headers.ts';
import { pageHtml } from './page-html.ts';
import type { WebBuild } from './web-build.ts';

export type PageRequestOf = (request: FastifyRequest, reply: FastifyReply) => Promise<PageRequest>;

export function registerPageRoutes(
  app: FastifyInstance,
  build: WebBuild,
  pageRequestOf: PageRequestOf,
): void {
  app.get('/*', async (request, reply) => {
    const answer = await build.renderer.renderPage(await pageRequestOf(request, reply));
    reply.header('cache-control', 'no-store');
    if (answer.kind === 'redirect') return reply.redirect(answer.location, 302);

    const html = pageHtml(answer, build.assetsOf(answer.modules), nonceOf(reply));
    return reply.code(answer.status).type('text/html; charset=utf-8').send(html);
  });
}
