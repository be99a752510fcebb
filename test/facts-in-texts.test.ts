import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Documents that state facts of the scheme, the law and our rules, and are easily forgotten when a rule changes. */
const documents = import.meta.glob<string>(
  [
    '../web/texts/{fi,sv,en}/{accessibility,cookies,help,withdrawal}.ts',
    '../contract/texts/{fi,sv,en}/{privacy,terms}.ts',
    '../server/letter/texts/**/*.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Other texts: figures there are often examples, but never periods. */
const others = import.meta.glob<string>(
  [
    '../{web,contract}/texts/{fi,sv,en}/**/*.ts',
    '!../web/texts/{fi,sv,en}/{accessibility,cookies,help,withdrawal,dev-clock,dev-controls}.ts',
    '!../contract/texts/{fi,sv,en}/{privacy,terms,start-card,start-renewal}.ts', // a request that was stored keeps its words
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** “14 days”, “12 instalments”. */
const PERIOD =
  /\d[ \u00a0](arki|päiv|viik|kuukau|kk\b|vuo[dt]|tun[nt]|minuu|erä|working|day|week|month|year|hour|minute|instalment|monthly|dag|vardag|veck|månad|mån\b|år\b|timm|minut|rat(er|en)?\b)/gi;

/** Figures that no data of ours defines. */
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

/** A number in words, before a unit of time. */
const WORDED =
  /\b(kaksi|kahden|kahdessa\w*|kolme[ns]?\w*|neljän?|viisi|viiden|kuusi|kuuden|seitsemän|kymmenen|puolen?|puoleen|half an?|two|three|four|five|six|seven|ten|twelve|två|tre|fyra|fem|sex|sju|tio|tolv|halvt?) (arki|päiv|viik|kuukau|vuo|tun|minuu|erä|working|day|week|month|year|hour|minute|instalment|arbetsdag|dag|vardag|veck|månad|år\b|timm|minut|rater)/gi;

/** Periods in words that no constant of ours defines. */
const WORDED_ELSEWHERE: [phrase: RegExp, reason: string][] = [
  [/puol(i|en|een) tun|half an hour|halv timme/gi, 'the session, a setting of the operator'],
  [/puoli minuuttia|halv minut|half a minute/gi, 'the warning before a session ends'],
  [/puoli vuotta|half a year|halvt år/gi, 'the name of a span in `stored-in-browser.ts`'],
  [/seitsemän päivää|sju dagar|seven days/gi, 'how long the kept card is shown: `card-worker.js`'],
  [/kuusi vuotta|sex år|six years/gi, 'the Accounting Act'],
  [/kolmessa päivässä|tre dagar|three days/gi, 'advice to customer service, no rule'],
];

/** The same for the other texts. */
const OTHER_WORDED_ELSEWHERE: [phrase: RegExp, reason: string][] = [
  [
    /(?<=_pk_\w+: [^']*)(kolmetoista kuukautta|halv timme|halvt år|half an hour|half a year)/g,
    'how long cookies of Matomo last',
  ],
  [/kahden vuoden|två år|two years/gi, '`PLAN_DAYS`, told with the day itself'],
  [/kolmeen päivään|tre dagar|three days/gi, 'how long a letter is tried before it is given up'],
  [/puolen minuutin|half minute/gi, 'what every authenticator app does (RFC 6238)'],
  [/puoli minuuttia|halv minut|half a minute/gi, 'advice to wait, no rule'],
];

const MONTHS =
  /\b(tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuu|\b(january|february|march|april|june|july|august|september|october|november|december|januari|februari|mars|juni|juli|augusti|oktober)\b/i;

/** Visible text: the lines of a file without imports, placeholders, page names and URLs. */
function written(source: string): string {
  const lines = source.split('\n').filter((line) => !/^(import|} from|const|\s*\w+,$)/.test(line));
  const bare = lines
    .join('\n')
    .replaceAll(/\$?\{[^{}]*\}/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']');
  return ALLOWED.reduce((text, [figure]) => text.replaceAll(figure, ''), bare);
}

test('all documents are checked', () => {
  expect(Object.keys(documents).length).toBeGreaterThan(50);
});

describe.each(Object.entries(documents))('%s', (_file, source) => {
  const text = written(source);

  test('takes its days, counts and amounts from the data that defines them', () => {
    expect(text.match(/.{0,20}[0-9].{0,20}/g) ?? []).toEqual([]);
  });

  test('spells out no period that a rule defines', () => {
    const ours = WORDED_ELSEWHERE.reduce((rest, [phrase]) => rest.replaceAll(phrase, ''), text);
    expect(ours.match(WORDED) ?? []).toEqual([]);
  });

  test('has no hard-coded month, price or e-mail address', () => {
    expect(text.match(MONTHS)).toBeNull();
    expect(text.match(/.{0,20}(€|\beuro(a|n|on|s)?\b).{0,10}/i)).toBeNull();
    expect(text.match(/[\w.]+@(?!(example|esimerkki|exempel)\.)[\w.]+/)).toBeNull();
  });
});

test('all other texts are checked', () => {
  expect(Object.keys(others).length).toBeGreaterThan(300);
});

test.each(Object.entries(others))(
  '%s takes its periods from the rules that define them',
  (_, source) => {
    const text = written(source);
    const ours = OTHER_WORDED_ELSEWHERE.reduce(
      (rest, [phrase]) => rest.replaceAll(phrase, ''),
      text,
    );
    expect([...(text.match(PERIOD) ?? []), ...(ours.match(WORDED) ?? [])]).toEqual([]);
  },
);

test.each(OTHER_WORDED_ELSEWHERE)('%s is still needed elsewhere', (phrase) => {
  expect(Object.values(others).some((source) => source.search(phrase) >= 0)).toBe(true);
});

test('the cached card is shown for seven days, as the texts say', () => {
  const worker = readFileSync(new URL('../web/public/card-worker.js', import.meta.url), 'utf8');
  expect(worker).toContain('LONGEST_MS = 7 * 24 * 60 * 60 * 1000');
});

test.each([...ALLOWED, ...WORDED_ELSEWHERE])('%s is still needed', (figure) => {
  expect(Object.values(documents).some((source) => source.search(figure) >= 0)).toBe(true);
});
