import { expect, test } from 'vitest';
import { localDate } from '../../domain/base/local-date.ts';
import { exhibitionCalendar } from './exhibition-calendar.ts';

const SHOW = {
  id: 'b7e4c1f0-5a74-4123-8456-178904536289',
  name: 'Köysi; suola, tuuli\\',
  text: `Ensimmäinen rivi\nToinen rivi, ${'äö😀'.repeat(40)}`,
  museum: 'Merimuseo',
  town: 'Kotka',
  url: 'https://kortti.example/museot/merimuseo',
  beginsOn: localDate('2026-12-30'),
  endsOn: localDate('2027-02-28'),
};
const calendar = exhibitionCalendar({
  name: 'Näyttelyt',
  host: 'kortti.example',
  stampedAt: Date.UTC(2026, 10, 17, 8, 5, 3),
  shows: [SHOW, { ...SHOW, id: 'b7e4c1f0-5a74-4123-8456-178904536280', text: null, endsOn: null }],
});
const unfolded = calendar.replaceAll('\r\n ', '').split('\r\n');

test('calendar lines end in CR LF, have at most 75 octets and split no character', () => {
  const lines = calendar.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(calendar).not.toContain('\ufffd');
  expect(unfolded).toContain(`DESCRIPTION:Ensimmäinen rivi\\nToinen rivi\\, ${'äö😀'.repeat(40)}`);
});

test('an exhibition is an all-day event whose end is the day after its last', () => {
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261230');
  expect(unfolded).toContain('DTEND;VALUE=DATE:20270301');
  expect(unfolded).toContain('DTEND;VALUE=DATE:20261231');
  expect(unfolded).toContain('DTSTAMP:20261117T080503Z');
});

test('special characters are escaped, and an exhibition keeps its UID', () => {
  expect(unfolded).toContain('SUMMARY:Köysi\\; suola\\, tuuli\\\\\\, Merimuseo');
  expect(unfolded).toContain(`UID:${SHOW.id}@kortti.example`);
  expect(unfolded.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});
