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
    // server, from the top: app, controllers, jobs > checkout > what we sell > payment, mail > platform, db
    rule(
      'calls-are-wired-in-one-place',
      { pathNot: ['^server/controllers\\.ts$', TEST] },
      { path: '^server/.+-calls\\.ts$' },
    ),
    rule(
      'payment-does-not-know-what-it-pays-for',
      { path: '^server/(payment|mail|platform|db)/', pathNot: TEST },
      { path: '^server/[^/]+/', pathNot: '^server/(payment|mail|platform|db)/' },
    ),
    rule(
      'what-we-sell-does-not-know-checkout',
      // Renewing by a saved card is a checkout of its own: it charges, and settles the way the others do.
      {
        path: '^server/[^/]+/',
        pathNot: ['^server/(checkout|jobs|renewal|monthly-contract|refund)/', TEST],
      },
      { path: '^server/(checkout|jobs)/' },
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
      { path: '^web/screens/([^/]+)/' },
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
