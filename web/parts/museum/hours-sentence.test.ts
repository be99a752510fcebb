import { expect, test } from 'vitest';
import { localDate } from '../../../domain/base/local-date.ts';
import type { MuseumHours } from '../../../domain/museum/hours/hours.ts';
import { hoursToday } from '../../../domain/museum/hours/hours-state.ts';
import { texts as en } from '../../texts/en/parts/museum-tile.ts';
import { texts as fi } from '../../texts/fi/parts/museum-tile.ts';
import { texts as sv } from '../../texts/sv/parts/museum-tile.ts';
import { hoursSentence, spansText } from './hours-sentence.ts';

const week = (weekdays: number[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));
const HOURS: MuseumHours = {
  seasons: [
    {
      beginsOn: localDate('2026-09-01'),
      endsOn: localDate('2026-12-31'),
      hours: [...week([3, 4, 5, 6], '10:00', '18:00'), ...week([7], '11:00', '16:30')],
    },
    { beginsOn: localDate('2027-01-01'), endsOn: localDate('2027-05-01'), hours: [] },
    { beginsOn: localDate('2027-05-02'), endsOn: null, hours: week([1, 7], '10:00', '18:00') },
  ],
  exceptions: [
    { day: localDate('2026-11-21'), span: { opens: '12:00', closes: '17:00' }, reason: 'juhla' },
  ],
};

test.each([
  ['2026-11-18', null, 'Auki tänään 10–18', 'Öppet i dag 10–18', 'Open today 10–18'],
  ['2026-11-18', '12:00', 'Auki klo 18 asti', 'Öppet till kl. 18', 'Open until 18'],
  [
    '2026-11-22',
    '15:30',
    'Sulkeutuu pian, klo 16.30',
    'Stänger snart, kl. 16.30',
    'Closes soon, at 16:30',
  ],
  ['2026-11-18', '08:00', 'Avataan tänään klo 10', 'Öppnar i dag kl. 10', 'Opens today at 10'],
  [
    '2026-11-17',
    '12:00',
    'Suljettu tänään, avataan ke klo 10',
    'Stängt i dag, öppnar ons kl. 10',
    'Closed today, opens Wed at 10',
  ],
  [
    '2026-11-18',
    '18:00',
    'Suljettu nyt, avataan to klo 10',
    'Stängt nu, öppnar tors kl. 10',
    'Closed now, opens Thu at 10',
  ],
  [
    '2026-11-21',
    '10:00',
    'Tänään poikkeuksellisesti klo 12–17',
    'I dag undantagsvis kl. 12–17',
    'Different hours today: 12–17',
  ],
  [
    '2027-02-01',
    '12:00',
    'Kausitauolla, avataan 2.5.',
    'Säsongspaus, öppnar 2.5.',
    'Season break, opens 2 May',
  ],
  [
    '2026-08-01',
    '12:00',
    'Tarkista aukiolo museosta',
    'Kontrollera öppettiderna hos museet',
    'Ask the museum for its opening hours',
  ],
])('%s %s: %s', (day, clock, finnish, swedish, english) => {
  const hours = hoursToday(HOURS, localDate(day), null);
  const said = { hours, clock, place: 'card' as const };
  expect(hoursSentence({ ...said, texts: fi.hours, language: 'fi' }).sentence).toBe(finnish);
  expect(hoursSentence({ ...said, texts: sv.hours, language: 'sv' }).sentence).toBe(swedish);
  expect(hoursSentence({ ...said, texts: en.hours, language: 'en' }).sentence).toBe(english);
});

test('the museum’s page gives opening time and details of open hours', () => {
  const at = (clock: string) =>
    hoursSentence({
      hours: hoursToday(HOURS, localDate('2026-11-18'), null),
      clock,
      place: 'page',
      texts: fi.hours,
      language: 'fi',
    }).sentence;
  expect(at('12:00')).toBe('Auki nyt, sulkeutuu klo 18');
  expect(at('08:00')).toBe('Auki tänään 10–18');
});

test('a day with a break shows both spans', () => {
  const spans = [
    { opens: '09:30', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ];
  expect(spansText(spans, 'fi')).toBe('9.30–12, 13–17');
});
