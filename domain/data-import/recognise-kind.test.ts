import { describe, expect, test } from 'vitest';
import { IMPORT_COLUMNS, IMPORT_KINDS } from './import-kinds.ts';
import { PRESETS } from './presets.ts';
import { contradictedKind, recogniseKinds } from './recognise-kind.ts';

const VISITS = ['visit_id', 'card_id', 'museum', 'visited_on'];
const SALESFORCE_VISITS = ['Id', 'Name', 'Asset__c', 'Museum_Name__c', 'Visit_Date__c'];

describe('what a file holds is told by its columns', () => {
  test.each(IMPORT_KINDS)('a canonical file of %s', (kind) => {
    const columns = IMPORT_COLUMNS[kind].map(({ name }) => name);

    expect(recogniseKinds(columns)[0]).toEqual({ kind, columns });
  });

  test.each(PRESETS.map(({ id, kind, mapping }) => [id, kind, mapping] as const))(
    'the file that %s maps',
    (_, kind, { columns }) => {
      const headers = Object.values(columns).flatMap(({ from }) => (from ? [from] : []));

      expect(contradictedKind(kind, headers)).toBeNull();
    },
  );

  test.each([
    ['people', VISITS],
    ['people', SALESFORCE_VISITS],
    ['cards', VISITS],
  ] as const)('visits are not taken for %s', (kind, headers) => {
    expect(contradictedKind(kind, headers)).toMatchObject({
      kind: 'visits',
      columns: headers.filter((header) => header !== 'Name'),
    });
  });

  test('what no preset knows may be anything', () => {
    expect(contradictedKind('people', ['nimi', 'osoite'])).toBeNull();
  });
});
