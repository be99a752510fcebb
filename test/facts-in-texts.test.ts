import { describe, expect, test } from 'vitest';

/** Texts that state facts of the scheme, the law and our rules: long to read, and easily forgotten when a rule changes. */
const documents = import.meta.glob<string>(
  [
    '../web/texts/{fi,sv,en}/{accessibility,cookies,help,privacy,withdrawal}.ts',
    '../contract/texts/{fi,sv,en}/terms.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Figures that no data of ours owns. */
const ALLOWED: [figure: RegExp, reason: string][] = [
  [/306\/2019/g, 'the number of an act'],
  [
    /320 pi|400 (prosentin|procents|per cent)/g,
    'what the accessibility guidelines themselves ask for',
  ],
  [/MK100001/g, 'an example of an order number'],
  [/(?<=\/)2\b/g, 'the second of the two steps of a withdrawal'],
  [/\b18(?=-vuotias| år| needs)/g, 'the age of majority'],
  [/30 (päivää|dagar|days)(?=',$)/gm, 'the name of a span in `stored-in-browser.ts`'],
];

const MONTHS =
  /\b(tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuu|\b(january|february|march|april|june|july|august|september|october|november|december|januari|februari|mars|juni|juli|augusti|oktober)\b/i;

/** What is written out: the lines of a file without imports, placeholders, names of pages and addresses of the web. */
function written(source: string): string {
  const lines = source.split('\n').filter((line) => !/^(import|} from|const|\s*\w+,$)/.test(line));
  const bare = lines
    .join('\n')
    .replaceAll(/\$?\{[^{}]*\}/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']');
  return ALLOWED.reduce((text, [figure]) => text.replaceAll(figure, ''), bare);
}

test('all documents are read', () => {
  expect(Object.keys(documents)).toHaveLength(18);
});

describe.each(Object.entries(documents))('%s', (_file, source) => {
  const text = written(source);

  test('takes its days, counts and sums from the data that owns them', () => {
    expect(text.match(/.{0,20}[0-9].{0,20}/g) ?? []).toEqual([]);
  });

  test('has no day of the calendar, price, address or number of ours in its words', () => {
    expect(text.match(MONTHS)).toBeNull();
    expect(text.match(/.{0,20}(€|\beuro(a|n|on|s)?\b).{0,10}/i)).toBeNull();
    expect(text.match(/[\w.]+@(?!(example|esimerkki|exempel)\.)[\w.]+/)).toBeNull();
  });
});

test.each(ALLOWED)('%s is still needed', (figure) => {
  expect(Object.values(documents).some((source) => source.search(figure) >= 0)).toBe(true);
});
