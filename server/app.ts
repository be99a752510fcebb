import { randomUUID } from 'node:crypto';
import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from './context.ts';
import { controllers } from './controllers.ts';
import { makePageRequestOf } from './page-request.ts';
import { registerPageRoutes } from './pages/page-routes.ts';
import { loadWebBuild } from './pages/web-build.ts';
import { registerErrorResponses } from './platform/error-responses.ts';
import { registerLwrCalls } from './platform/lwr-dispatch.ts';
import { registerSecurityHeaders } from './platform/security-headers.ts';
import { projectRoot } from './project-root.ts';
import { makeContextOf } from './request-context.ts';

const CALL_BODY_LIMIT_BYTES = 64 * 1024;

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    bodyLimit: CALL_BODY_LIMIT_BYTES,
  }) as unknown as FastifyInstance;

  registerSecurityHeaders(app, { isHttps: false, formOrigins: [] });
  registerErrorResponses(app, async () => null);
  await app.register(fastifyCookie);

  const contextOf = makeContextOf(deps);
  registerLwrCalls(app, controllers, contextOf);

  const build = await loadWebBuild(path.join(projectRoot, 'dist'));
  if (build) registerPageRoutes(app, build, makePageRequestOf(contextOf));
  return app;
}
