import { addDays, daysBetween, type LocalDate, localDate, yearOf } from './local-date.ts';

const MONDAY = localDate('2024-01-01');
const FIXED = ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'];

/** False on weekends, holidays and the eves of Christmas and Midsummer: deadlines move to the next working day. */
export function isWorkingDay(day: LocalDate): boolean {
  const weekday = (((daysBetween(MONDAY, day) % 7) + 7) % 7) + 1;
  if (weekday > 5 || FIXED.includes(day.slice(5))) return false;
  return !movingHolidays(yearOf(day)).includes(day);
}

export function nextWorkingDay(day: LocalDate): LocalDate {
  let next = day;
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

/** Good Friday, Easter Monday, Ascension Day and Midsummer Eve; the others always fall on weekends. */
function movingHolidays(year: number): LocalDate[] {
  const easter = easterSunday(year);
  const nineteenth = localDate(`${year}-06-19`);
  const untilFriday = (((4 - daysBetween(MONDAY, nineteenth)) % 7) + 7) % 7;
  return [
    addDays(easter, -2),
    addDays(easter, 1),
    addDays(easter, 39),
    addDays(nineteenth, untilFriday),
  ];
}

/** The anonymous Gregorian Easter algorithm of 1876. */
function easterSunday(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const corrected =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - corrected - ((year % 100) % 4)) %
    7;
  const late = Math.floor((golden + 11 * corrected + 22 * weekday) / 451);
  const count = corrected + weekday - 7 * late + 114;
  const month = String(Math.floor(count / 31)).padStart(2, '0');
  return localDate(`${year}-${month}-${String((count % 31) + 1).padStart(2, '0')}`);
}
