const TEST = '\\.(test|e2e)\\.tsx?$';

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    // domain imports domain: no package, no Node, no server, no web
    rule('domain-is-pure', { path: '^domain/', pathNot: TEST }, { pathNot: '^domain/' }),
    rule(
      'contract-knows-domain-and-zod',
      { path: '^contract/', pathNot: TEST },
      { pathNot: ['^(contract|domain)/', 'node_modules/zod/'] },
    ),
    rule(
      'server-and-web-never-meet',
      { path: '^(server|web)/', pathNot: TEST },
      { path: '^(server|web)/', pathNot: '^$1/' },
    ),
    // The sandbox is the other side of the wire: an implementation of its own, or both could be wrong together.
    rule(
      'sandbox-stands-alone',
      { path: '^sandbox/', pathNot: TEST },
      { path: '^(domain|contract|server|web)/' },
    ),
    // server, from the top: app, controllers, jobs > office > order > payment > fulfilment > what we sell > letter > platform, db
    rule(
      'calls-are-wired-in-one-place',
      { pathNot: ['^server/controllers\\.ts$', TEST] },
      { path: '^server/.+-calls\\.ts$' },
    ),
    rule(
      'nobody-knows-the-office',
      {
        path: '^server/',
        pathNot: ['^server/(office|jobs)/', '^server/(controllers|plain-routes)\\.ts$', TEST],
      },
      { path: '^server/office/' },
    ),
    rule(
      'providers-know-no-order',
      { path: '^server/payment/provider/', pathNot: TEST },
      { path: '^server/[^/]+/', pathNot: '^server/(payment/provider|platform|db)/' },
    ),
    rule(
      'platform-and-letters-know-no-feature',
      { path: '^server/(letter|platform|db)/', pathNot: TEST },
      { path: '^server/[^/]+/', pathNot: '^server/(letter|platform|db)/' },
    ),
    rule(
      'cards-know-no-money',
      { path: '^server/(card|ticket-desk|till-api|museum|scheme)/', pathNot: TEST },
      { path: '^server/(order|payment|fulfilment|instalment|renewal|jobs)/' },
    ),
    rule(
      'jobs-are-started-at-the-top',
      { path: '^server/[^/]+/', pathNot: ['^server/jobs/', TEST] },
      { path: '^server/jobs/' },
    ),
    rule(
      'only-queries-speak-sql',
      {
        path: '^server/',
        pathNot: ['^server/(db/|main\\.ts$|context\\.ts$)', '-queries\\.ts$', TEST],
      },
      { path: 'node_modules/(@types/)?pg/' },
    ),
    // web, from the top: screens > parts > platform > ui
    rule(
      'screens-do-not-import-screens',
      { path: '^web/screens/([^/]+)/', pathNot: TEST },
      { path: '^web/screens/', pathNot: '^web/screens/$1/' },
    ),
    rule('parts-do-not-import-screens', { path: '^web/parts/' }, { path: '^web/screens/' }),
    rule(
      'ui-and-platform-know-no-screen',
      { path: '^web/(ui|platform|texts)/', pathNot: TEST },
      { path: '^web/(screens|parts)/' },
    ),
    rule(
      'ui-knows-no-business',
      { path: '^web/ui/', pathNot: TEST },
      { path: '^(web/platform|contract|domain)/', pathNot: '^domain/(base|person|toast)/' },
    ),
    // Schemas stay on the server: the browser takes their types only.
    rule('no-zod-in-the-browser', { path: '^web/', pathNot: TEST }, { path: 'node_modules/zod/' }),
    rule(
      'the-browser-takes-types-of-calls-only',
      { path: '^web/', pathNot: TEST },
      {
        path: '^contract/(.+-calls|controllers|record-api)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'production-ignores-tests',
      { path: '^(domain|contract|server|web|sandbox)/', pathNot: TEST },
      { path: ['^(test|e2e|bench)/', TEST] },
    ),
    rule('no-cycles', {}, { circular: true }),
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' } },
};
