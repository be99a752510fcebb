import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RenderedPage } from '../../contract/page/page-render.ts';
import { isMeasured, matchPath } from '../../contract/page/pages.ts';
import { PREVIEW_DAY } from '../../domain/scheme/preview-day.ts';
import type { GuestContext } from '../platform/context.ts';
import { CLOSED_RETRY_SECONDS } from '../platform/http/opening-guard.ts';
import { isMachinePath, matchedPath, PAGE_ROUTE } from '../platform/http/request-path.ts';
import { letMeasure, nonceOf } from '../platform/http/security-headers.ts';
import { languageAhead } from './language-ahead.ts';
import { pageHtml } from './page-html.ts';
import { type PageDeps, pageRequestOf } from './page-request.ts';
import { measuringToday } from './page-scheme.ts';
import type { WebBuild } from './web-build.ts';

/** Catch-all route: the renderer knows the pages and renders the 404. */
export function registerPageRoutes(app: FastifyInstance, build: WebBuild, parts: PageDeps): void {
  app.get(PAGE_ROUTE, async (request, reply) => {
    if (isMachinePath(matchedPath(request))) return reply.callNotFound();
    const context = await parts.contextOf(request, reply);
    const ahead = await languageAhead(context, request.url);
    if (ahead) return reply.header('cache-control', 'no-store').redirect(ahead, 302);
    const asked = await pageRequestOf(parts, context, request);
    const answer = await build.renderer.renderPage(asked);
    // The nonce is per response, so the page must not be stored.
    const isOwn = asked.person !== null || asked.url.includes(`${PREVIEW_DAY}=`);
    reply.header('cache-control', isOwn ? 'no-store' : 'private, no-cache');
    if (answer.kind === 'page' && answer.status === 503) {
      reply.header('retry-after', CLOSED_RETRY_SECONDS).header('x-robots-tag', 'noindex');
    }
    if (answer.kind === 'redirect') {
      return reply.header('cache-control', 'no-store').redirect(answer.location, 302);
    }
    return sendPage(reply, build, { page: answer, isMeasured: mayMeasure(context, asked.url) });
  });
}

/** Never for staff, and only with a connected analytics service on pages whose page table allows it. */
function mayMeasure({ session, settings }: GuestContext, url: string): boolean {
  const { role = 'customer', rights = [] } = session.found ?? {};
  if (role !== 'customer' || rights.length > 0 || !measuringToday(settings)) return false;
  const { pathname, searchParams } = new URL(url, settings.publicUrl);
  const match = matchPath(pathname);
  return match !== null && isMeasured(match.name) && !searchParams.has(PREVIEW_DAY);
}

type ShownPage = { page: RenderedPage; isMeasured: boolean };

function sendPage(reply: FastifyReply, build: WebBuild, { page, isMeasured }: ShownPage) {
  if (isMeasured) letMeasure(reply);
  const assets = build.assetsOf(page.modules);
  const html = pageHtml({ page, assets, nonce: nonceOf(reply), isMeasured });
  return reply.code(page.status).type('text/html; charset=utf-8').send(html);
}
