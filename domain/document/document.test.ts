import { describe, expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { differenceOf, paragraphsOf } from './difference.ts';
import { ruleFacts, withRuleFacts } from './rule-facts.ts';
import { hasWordsAfterList, pageTextOf, partsOf, wordsOf } from './section-text.ts';

const said = (text: string) => ({ fi: text, sv: `${text} sv`, en: `${text} en` });

test('paragraphs of a document, with its lead, headings and items', () => {
  const words = {
    lead: said('Lead'),
    sections: [
      { id: 'a', heading: said('A'), text: said('One\ngoes on.\n \n\nTwo:\n- x\n- y ') },
      { id: 'b', heading: said(' '), text: said('') },
    ],
  };
  expect(paragraphsOf(words, 'fi')).toEqual([
    ...['Lead', 'A', 'One\ngoes on.', 'Two:', '- x', '- y'],
  ]);
  expect(paragraphsOf(words, 'sv').at(-2)).toBe('sv');
});

describe('what has changed', () => {
  const change = (before: string, after: string) =>
    differenceOf([...before], [...after])
      .map(({ kind, text }) => ({ same: '', gone: '-', new: '+' })[kind] + text)
      .join(' ');
  test.each([
    ['abc', 'abc', 'a b c'],
    ['', '', ''],
    ['', 'ab', '+a +b'],
    ['ab', '', '-a -b'],
    ['abc', 'axc', 'a -b +x c'],
    ['abc', 'ac', 'a -b c'],
    ['ac', 'abc', 'a +b c'],
    ['abcd', 'bcde', '-a b c d +e'],
    ['xabc', 'abcx', '-x a b c +x'],
    ['abcx', 'xabc', '+x a b c -x'],
    ['abcdef', 'adbcef', 'a +d b c -d e f'],
    ['aab', 'aba', 'a -a b +a'],
  ])('from %s to %s: %s', (before, after, expected) => {
    expect(change(before, after)).toBe(expected);
  });
});

describe('a section', () => {
  test('is read in paragraphs and items, each on one line', () => {
    expect(partsOf('  One \n  goes on. \n\n \n Two\n\n- x \n  more\n-y\n- z\n\n')).toEqual({
      body: ['One goes on.', 'Two'],
      list: ['x more -y', 'z'],
    });
    expect(partsOf('')).toEqual({ body: [], list: [] });
  });

  test.each([
    ['- a\n\nafter', true],
    ['Before\n- a\n\n\n\nafter', true],
    ['Before\n\n- a\n \nafter', true],
    ['- a\n\n- b', false],
    ['- a\nstill a', false],
    ['x - a\n\nafter', false],
    ['\n- a\n\n', false],
  ])('%j has words after its list: %s', (text, has) => {
    expect(hasWordsAfterList(text)).toBe(has);
  });

  test('is drawn with a list only where it has one, and typed again as it was', () => {
    const texts = {
      lead: 'Lead',
      sections: {
        a: { heading: 'A', body: ['One', 'Two'], list: ['x', 'y'] },
        b: { heading: 'B', body: ['Alone'] },
      },
    };
    const words = wordsOf({ fi: texts, sv: texts, en: texts });
    expect(words.sections.map(({ text }) => text.sv)).toEqual(['One\n\nTwo\n\n- x\n- y', 'Alone']);
    expect(words.lead.en).toBe('Lead');
    expect(pageTextOf(words, 'fi')).toEqual(texts);
    const { b: _, ...sections } = texts.sections;
    expect(() => wordsOf({ fi: texts, sv: { ...texts, sections } as never, en: texts })).toThrow(
      'no section b in sv',
    );
  });
});

describe('facts of our rules', () => {
  const from = localDate('2027-03-01');
  test('of the terms are figures', () => {
    expect(ruleFacts('terms', 'fi', from)).toMatchObject({
      inForceOn: '1.3.2027',
      cardMonths: '12',
      instalments: '12',
      withdrawalDays: '14',
    });
  });

  test('of the privacy statement are told in words', () => {
    expect(ruleFacts('privacy', 'en', from)).toMatchObject({
      disputeMonths: '13',
      keptLetter: '90 days',
      keptStaffLook: '2 years',
      keptLoginCode: '10 minutes',
    });
    expect(Object.keys(ruleFacts('privacy', 'fi', from))).toHaveLength(12);
  });

  test('fill their places in texts of any shape, and no others', () => {
    const facts = { days: '14' };
    const texts = { a: '{days} + {other}', b: ['{days}', { c: '{days}' }], d: 7, e: null };
    expect(withRuleFacts(texts as unknown, facts)).toEqual({
      a: '14 + {other}',
      b: ['14', { c: '14' }],
      d: 7,
      e: null,
    });
    expect(withRuleFacts('{toString}', facts)).toBe('{toString}');
  });
});
