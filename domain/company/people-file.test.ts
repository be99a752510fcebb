import { describe, expect, test } from 'vitest';
import { readPeople } from './people-file.ts';

const read = (text: string) => readPeople(text, 2027);

describe('a file of people', () => {
  test.each([
    ['Etunimi;Sukunimi;Sähköposti', 'Aino;Lahtinen;aino@aamu.example'],
    ['Förnamn,Efternamn,E-post', 'Aino,Lahtinen,aino@aamu.example'],
    ['First name\tLast name\tE-mail address', 'Aino\tLahtinen\taino@aamu.example'],
    ['"Sukunimi";"Etunimi";"Osasto";"Sähköpostiosoite"', 'Lahtinen;Aino;Myynti;aino@aamu.example'],
  ])('has a heading that is known by its words: %s', (heading, row) => {
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
  ])('names a bad first row: %s', (_name, first, reason) => {
    const { people, badRows } = read(`${first}\nAino;Lahtinen;aino@aamu.example`);

    expect(people).toHaveLength(1);
    expect(
      badRows.map((bad) => [
        bad.row,
        typeof bad.reason === 'string' ? bad.reason : bad.reason.field,
      ]),
    ).toEqual([[1, reason]]);
  });

  test('is read with commas, semicolons or tabs, quotes and a heading', () => {
    const text =
      '\uFEFFEtunimi;Sukunimi;Sähköposti\r\nAino;Lahtinen;Aino@Aamu.example\r\n' +
      '"Olli";"Virtanen, vanhempi";olli@aamu.example\r\n\r\nErik\tÖhman\terik@aamu.example';

    expect(read(text)).toEqual({
      people: [
        { name: 'Aino Lahtinen', emailAddress: 'aino@aamu.example' },
        { name: 'Olli Virtanen, vanhempi', emailAddress: 'olli@aamu.example' },
        { name: 'Erik Öhman', emailAddress: 'erik@aamu.example' },
      ],
      badRows: [],
    });
  });

  test('has every bad row named as the sheet counts them', () => {
    const text =
      'Aino,Lahtinen,aino@aamu.example\nA,Lahtinen,a@aamu.example\nOlli,Virtanen,olli\n' +
      'Erik,Öhman\nAino,Lahtinen,AINO@aamu.example\n=1+1,Laskuri,l@aamu.example';

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
