import { describe, expect, test } from 'vitest';
import { IMPORT_COLUMNS } from './import-columns.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import { PRESETS } from './presets.ts';
import { contradictedKind, recogniseKinds } from './recognise-kind.ts';

const VISITS = ['visit_id', 'card_id', 'museum', 'visited_on'];
const SALESFORCE_VISITS = ['Id', 'Name', 'Asset__c', 'Museum_Name__c', 'Visit_Date__c'];

describe('kind of a file, recognised by its columns', () => {
  test.each(IMPORT_KINDS)('for a canonical file of %s', (kind) => {
    const columns = IMPORT_COLUMNS[kind].map(({ name }) => name);

    expect(recogniseKinds(columns)[0]).toEqual({ kind, columns });
  });

  test.each(PRESETS.map(({ id, kind, mapping }) => [id, kind, mapping] as const))(
    'for a file mapped by %s',
    (_, kind, { columns }) => {
      const headers = Object.values(columns).flatMap(({ from }) => (from ? [from] : []));

      expect(contradictedKind(kind, headers)).toBeNull();
    },
  );

  test.each([
    ['people', VISITS],
    ['people', SALESFORCE_VISITS],
    ['cards', VISITS],
  ] as const)('is visits, not the chosen %s, for a file of visits', (kind, headers) => {
    expect(contradictedKind(kind, headers)).toMatchObject({
      kind: 'visits',
      columns: headers.filter((header) => header !== 'Name'),
    });
  });

  test('is open for a file that no preset knows', () => {
    expect(contradictedKind('people', ['nimi', 'osoite'])).toBeNull();
  });
});
