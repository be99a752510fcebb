/** What a museum tells of getting in and around; `db/migrations/0104` holds the same names. */
export const ACCESS_FACTS = [
  'stepFree',
  'doorWidth',
  'lift',
  'toilet',
  'parking',
  'seats',
  'wheelchairLoan',
  'hearingLoop',
  'assistanceDog',
  'plainLanguage',
  'quietTime',
] as const;
