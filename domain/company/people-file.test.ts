import { describe, expect, test } from 'vitest';
import { readPeople } from './people-file.ts';

const read = (text: string) =>
  readPeople(
    text.split('\n').map((line) => line.split(';')),
    2027,
  );

describe('people file', () => {
  test.each([
    ['Etunimi;Sukunimi;Sähköposti', 'Aino;Lahtinen;aino@aamu.example'],
    ['Förnamn;Efternamn;E-post', 'Aino;Lahtinen;aino@aamu.example'],
    ['First name;Last name;E-mail address', 'Aino;Lahtinen;aino@aamu.example'],
    ['ETUNIMI:; Suku-nimi ;Sähkö posti', 'Aino;Lahtinen;aino@aamu.example'],
    ['Sukunimi;Etunimi;Osasto;Sähköpostiosoite', 'Lahtinen;Aino;Myynti;aino@aamu.example'],
  ])('recognises a heading by its words: %s', (heading, row) => {
    expect(read(`${heading}\n${row}`)).toEqual({
      people: [{ name: 'Aino Lahtinen', emailAddress: 'aino@aamu.example' }],
      badRows: [],
    });
  });

  test.each([
    ['no address', 'Olli;Virtanen;olli.aamu.example', 'emailAddress'],
    ['too few columns', 'Olli Virtanen', 'columns'],
    ['an unknown heading', 'Kuka;Mistä;Minne', 'emailAddress'],
    ['half a heading', 'Etunimi;Sukunimi;Puhelin', 'emailAddress'],
  ])('reports a bad first row: %s', (_name, first, reason) => {
    const { people, badRows } = read(`${first}\nAino;Lahtinen;aino@aamu.example`);

    expect(people).toHaveLength(1);
    expect(
      badRows.map((bad) => [
        bad.row,
        typeof bad.reason === 'string' ? bad.reason : bad.reason.field,
      ]),
    ).toEqual([[1, reason]]);
  });

  test('accepts line breaks in a name and skips empty rows', () => {
    const rows = [
      ['Etunimi', 'Sukunimi', 'Sähköposti'],
      [''],
      ['Aino \r\n Maria', ' Lahtinen', 'A@aamu.example\n'],
      ['', ' ', '\n'],
      ['Erik', '', 'erik@aamu.example'],
    ];

    expect(readPeople(rows, 2027)).toEqual({
      people: [{ name: 'Aino Maria Lahtinen', emailAddress: 'a@aamu.example' }],
      badRows: [{ row: 5, reason: { field: 'lastName', code: 'required', args: [] } }],
    });
  });

  test('accepts a heading only in the first row that is not empty', () => {
    const heading = 'Sukunimi;Etunimi;Sähköposti';
    const { people, badRows } = read(`\n${heading}\nLahtinen;Aino;aino@aamu.example\n${heading}`);
    expect(people).toEqual([{ name: 'Aino Lahtinen', emailAddress: 'aino@aamu.example' }]);
    expect(badRows).toMatchObject([{ row: 4, reason: { field: 'emailAddress' } }]);
  });

  test("reports every bad row with the spreadsheet's row number", () => {
    const text =
      'Aino;Lahtinen;aino@aamu.example\nA;Lahtinen;a@aamu.example\nOlli;Virtanen;olli\n' +
      'Erik;Öhman\nAino;Lahtinen;AINO@aamu.example\n=1+1;Laskuri;l@aamu.example';

    const { people, badRows } = read(text);

    expect(people).toHaveLength(1);
    expect(
      badRows.map(({ row, reason }) => [row, typeof reason === 'string' ? reason : reason.field]),
    ).toEqual([
      [2, 'firstName'],
      [3, 'emailAddress'],
      [4, 'columns'],
      [5, 'twice'],
      [6, 'firstName'],
    ]);
  });
});
