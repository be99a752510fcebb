const TEST = '\\.(test|e2e)\\.tsx?$';

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/** The folders of each root, from the top floor down: a folder imports only from lower floors. docs/architecture.md draws the same. */
const FLOORS = require('./folder-floors.json');

/** One rule for each folder: it imports none of its own floor and none above. */
const floorRules = Object.entries(FLOORS).flatMap(([root, floors]) =>
  floors.flatMap((folders, floor) =>
    folders.map((folder) => {
      const notBelow = floors
        .slice(0, floor + 1)
        .flat()
        .filter((other) => other !== folder);
      return rule(
        `${root}/${folder}-imports-lower-floors-only`,
        { path: `^${root}/${folder}/`, pathNot: TEST },
        { path: `^${root}/(${notBelow.join('|')})/` },
      );
    }),
  ),
);

/** Every folder has its floor. */
const floorless = Object.entries(FLOORS).map(([root, floors]) =>
  rule(
    `${root}-has-a-floor-for-each-folder`,
    {},
    { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${floors.flat().join('|')}|trust)/` },
  ),
);

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
    ...floorRules,
    ...floorless,
    rule(
      'calls-are-wired-in-one-place',
      { pathNot: ['^server/start/controllers\\.ts$', TEST] },
      { path: '^server/.+-calls\\.ts$' },
    ),
    rule(
      'providers-know-no-order',
      { path: '^server/payment/provider/', pathNot: TEST },
      { path: '^server/[^/]+/', pathNot: '^server/(payment/provider|platform|db|settings|base)/' },
    ),
    rule(
      'cards-know-no-money',
      { path: '^server/(card|ticket-desk|till-api|museum|scheme)/', pathNot: TEST },
      { path: '^server/(order|payment|checkout|instalment|renewal|charge|jobs)/' },
    ),
    rule(
      'jobs-are-started-at-the-top',
      { path: '^server/', pathNot: ['^server/(jobs|start)/', TEST] },
      { path: '^server/jobs/' },
    ),
    rule(
      'only-queries-speak-sql',
      {
        path: '^server/',
        pathNot: ['^server/(db/|start/main\\.ts$|platform/context\\.ts$)', '-queries\\.ts$', TEST],
      },
      { path: 'node_modules/(@types/)?pg/' },
    ),
    // web, from the top: screens > parts > platform > ui
    rule(
      'screens-do-not-import-screens',
      { path: '^web/screens/(office/[^/]+|[^/]+)/', pathNot: TEST },
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
