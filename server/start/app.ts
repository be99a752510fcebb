import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '../base/project-root.ts';
import { migrationNames } from '../db/migrate.ts';
import type { WorkerHeartbeat } from '../jobs/worker-heartbeat.ts';
import { devLetterRoutes } from '../letter/dev/dev-letters.ts';
import { makeLateLetters, watchLateLetters } from '../letter/late-letters.ts';
import { statusRoutes } from '../operations/status-routes.ts';
import { systemMetrics } from '../operations/system-metrics.ts';
import { makeErrorPage, registerPlainErrorStyle } from '../pages/error-page.ts';
import { registerPageRoutes } from '../pages/page-routes.ts';
import { makeSchemeIn } from '../pages/page-scheme.ts';
import { registerStaticFiles } from '../pages/static-files.ts';
import { loadWebBuild, type WebBuild } from '../pages/web-build.ts';
import { paymentMetrics } from '../payment/payment-metrics.ts';
import type { Deps } from '../platform/context.ts';
import { devMailboxRoutes } from '../platform/dev-mailbox.ts';
import { healthRoutes } from '../platform/health/health-routes.ts';
import { watchLoop } from '../platform/health/loop-watch.ts';
import { registerMetrics } from '../platform/health/metrics.ts';
import { metricsRoutes } from '../platform/health/metrics-routes.ts';
import { registerTracing } from '../platform/health/trace-requests.ts';
import { makeErrorSender, registerErrorResponses } from '../platform/http/error-responses.ts';
import { makeHttpServer, registerCompression, watchClosing } from '../platform/http/http-server.ts';
import { registerJsonBody } from '../platform/http/json-body.ts';
import { makeIsOpen, registerOpeningGuard } from '../platform/http/opening-guard.ts';
import { registerAnswerLimit, registerOverloadGuard } from '../platform/http/overload-guard.ts';
import { watchPathVerbs } from '../platform/http/path-verbs.ts';
import { type PlainRoute, registerPlainRoutes } from '../platform/http/plain-route.ts';
import { registerRequestGuard } from '../platform/http/request-guard.ts';
import { registerRequestLog } from '../platform/http/request-log.ts';
import { registerSecurityHeaders } from '../platform/http/security-headers.ts';
import { registerCallLimit } from '../platform/limits/call-limit.ts';
import { type Controllers, registerLwrCalls } from '../platform/lwr-dispatch.ts';
import { openApiRoute } from '../platform/openapi/openapi-route.ts';
import { refreshSchemeToday } from '../platform/scheme-today.ts';
import { setTextsOfWeb } from '../wording/text-catalogue.ts';
import { controllers } from './controllers.ts';
import { plainRoutes } from './plain-routes.ts';
import { makeContextOf } from './request-context.ts';

/** Injectable parts of the app. */
export type AppParts = {
  controllers: Controllers;
  routes: PlainRoute[];
  distFolder: string;
  /** Unbuilt pages of `npm run dev`. */
  web?: WebBuild;
  /** Of the job worker in this process; counts towards its health. */
  heartbeat?: WorkerHeartbeat;
};

const everything: AppParts = {
  controllers,
  routes: plainRoutes,
  distFolder: path.join(projectRoot, 'dist'),
};

export async function buildApp(
  deps: Deps,
  chosen: Partial<AppParts> = {},
): Promise<FastifyInstance> {
  const { pool, clock, settings } = deps;
  const parts = { ...everything, ...chosen };
  const build = parts.web ?? (await loadWebBuild(parts.distFolder));
  setTextsOfWeb(build && (() => build.renderer.allTexts()));
  const schemeIn = makeSchemeIn(deps);
  const sendError = makeErrorSender(makeErrorPage({ build, schemeIn, deps }));
  const app = makeHttpServer(deps, sendError);

  const isClosing = watchClosing(app, settings.stopDelaySeconds);
  watchLoop(app);
  const lateLetters = makeLateLetters(deps);
  watchLateLetters(app, lateLetters);
  registerTracing(app);
  registerAnswerLimit(app);
  registerRequestLog(app);
  registerSecurityHeaders(app, settings);
  const scrape = registerMetrics(app, {
    pool,
    worker: parts.heartbeat,
    beside: [paymentMetrics, systemMetrics(pool, settings.publicUrl)],
  });
  registerErrorResponses(app, sendError);
  registerRequestGuard(app, settings.publicUrl, watchPathVerbs(app, parts.controllers));
  registerOverloadGuard(app, pool);
  const isOpen = makeIsOpen(pool);
  // Guards answer in a language of the scheme before any query.
  await refreshSchemeToday(deps);
  registerOpeningGuard(app, isOpen, parts.routes);
  registerCallLimit(app, { pool, clock, callsPerMinute: settings.callsPerMinute });
  registerJsonBody(app);
  await registerCompression(app);
  await app.register(fastifyCookie);

  const contextOf = makeContextOf(deps);
  registerLwrCalls(app, parts.controllers, contextOf);
  const routes = [
    ...parts.routes,
    ...healthRoutes({
      db: pool,
      migrations: await migrationNames(),
      isOpen,
      isClosing,
      lettersWaiting: lateLetters.waiting,
      worker: parts.heartbeat,
    }),
    ...statusRoutes(deps),
    ...metricsRoutes(app, settings, scrape),
    ...devMailboxRoutes(settings),
    ...devLetterRoutes(settings),
  ];
  const described = openApiRoute(parts.controllers, routes, settings);
  await registerPlainRoutes(app, [...routes, described], contextOf);

  registerPlainErrorStyle(app);
  if (build) {
    await registerStaticFiles(app, build.clientFolder);
    registerPageRoutes(app, build, { controllers: parts.controllers, contextOf, schemeIn });
  }
  return app;
}
