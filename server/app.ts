import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './context.ts';
import { controllers } from './controllers.ts';
import type { WorkerHeartbeat } from './jobs/worker-heartbeat.ts';
import { devLetterRoutes } from './letter/dev/dev-letters.ts';
import { makeLateLetters, watchLateLetters } from './letter/late-letters.ts';
import { statusRoutes } from './operations/status-routes.ts';
import { systemMetrics } from './operations/system-metrics.ts';
import { makeErrorPage, registerPlainErrorStyle } from './pages/error-page.ts';
import { registerPageRoutes } from './pages/page-routes.ts';
import { makeSchemeIn } from './pages/page-scheme.ts';
import { registerStaticFiles } from './pages/static-files.ts';
import { loadWebBuild, type WebBuild } from './pages/web-build.ts';
import { paymentMetrics } from './payment/payment-metrics.ts';
import { plainRoutes } from './plain-routes.ts';
import { registerCallLimit } from './platform/call-limit.ts';
import { devMailboxRoutes } from './platform/dev-mailbox.ts';
import { makeErrorSender, registerErrorResponses } from './platform/error-responses.ts';
import { healthRoutes } from './platform/health-routes.ts';
import { makeHttpServer, registerCompression, watchClosing } from './platform/http-server.ts';
import { registerJsonBody } from './platform/json-body.ts';
import { watchLoop } from './platform/loop-watch.ts';
import { type Controllers, registerLwrCalls } from './platform/lwr-dispatch.ts';
import { registerMetrics } from './platform/metrics.ts';
import { metricsRoutes } from './platform/metrics-routes.ts';
import { openApiRoute } from './platform/openapi-route.ts';
import { makeIsOpen, registerOpeningGuard } from './platform/opening-guard.ts';
import { registerAnswerLimit, registerOverloadGuard } from './platform/overload-guard.ts';
import { watchPathVerbs } from './platform/path-verbs.ts';
import { type PlainRoute, registerPlainRoutes } from './platform/plain-route.ts';
import { registerRequestGuard } from './platform/request-guard.ts';
import { registerRequestLog } from './platform/request-log.ts';
import { refreshSchemeToday } from './platform/scheme-today.ts';
import { registerSecurityHeaders } from './platform/security-headers.ts';
import { registerTracing } from './platform/trace-requests.ts';
import { projectRoot } from './project-root.ts';
import { makeContextOf } from './request-context.ts';
import { setTextsOfWeb } from './wording/text-catalogue.ts';

/** What answers; tests put their own in. */
export type AppParts = {
  controllers: Controllers;
  routes: PlainRoute[];
  distFolder: string;
  /** Pages that are not built: those of `npm run dev`. */
  web?: WebBuild;
  /** Of the job worker that runs beside it; its health counts as ours. */
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
  // Guards answer before anything is asked of the database, in a language of this scheme.
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

async function migrationNames(): Promise<string[]> {
  const files = await readdir(path.join(projectRoot, 'db/migrations'));
  // Those that work outside a transaction are programs, not SQL.
  return files.map((file) => path.parse(file).name).toSorted();
}
