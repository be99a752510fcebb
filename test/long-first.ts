import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files. Started last, they would run alone while other workers are idle. */
const LONGEST = [
  ...['no-answer-walk', 'pages', 'start-command', 'buy-cancelled', 'office-fit', 'form-secrets'],
  ...['office-import', 'office-actions', 'buy-access', 'platform', 'controls-access', 'my-card'],
  ...[
    'kill',
    'fuzz',
    'crash-points',
    'local-postgres',
    'repeated-calls',
    'rolling-stop',
    'lost-database',
    'run-worker',
    'mail-once',
  ],
];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.includes(`/${name}.`));
  return place === -1 ? LONGEST.length : place;
}
