import { expect, test } from 'vitest';
import { statementName } from './statement-name.ts';

test.each([
  ['select id\n  from museum_card\n where customer_number = $1', 'select museum_card'],
  ['insert into payment (id) values ($1)', 'insert payment'],
  ['update only visit set undone_at = $1', 'update visit'],
  ['delete from session where id = $1', 'delete session'],
  ['begin', 'begin'],
  ['with due as (select id from instalment) select * from due', 'select instalment'],
  [`select 'aino@example.fi'`, 'select'],
  ['vacuum', 'statement'],
])('%s is called %s', (text, name) => {
  expect(statementName(text)).toBe(name);
  expect(statementName(text)).toBe(name);
});
