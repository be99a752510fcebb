import { describe, expect, test } from 'vitest';
import { readPeople } from './people-file.ts';

const read = (text: string) => readPeople(text, 2027);

describe('a file of people', () => {
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
