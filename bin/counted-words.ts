import { fill } from '../domain/base/fill.ts';
import { formatCount, formatList } from '../domain/base/format.ts';
import { TOTALS, type Totals } from '../domain/data-import/import-states.ts';

const counted = (words: string, count: number) => fill(words, formatCount(count, 'en'));

/** “1 row”, “3,184,000 rows”. */
export const rowsInWords = (count: number): string => counted('{0|# row|# rows}', count);

export const contractsInWords = (count: number): string =>
  counted('{0|# contract|# contracts}', count);

const FIGURES: Record<keyof Totals, string> = {
  people: '{0|# person|# people}',
  cards: '{0|# card|# cards}',
  activeCards: '{0|# active card|# active cards}',
  daysLeft: '{0|# day|# days} left on them',
  runningContracts: '{0|# running monthly contract|# running monthly contracts}',
  openGifts: '{0|# open gift|# open gifts}',
  openSeats: '{0|# open seat of a company|# open seats of companies}',
  visits: '{0|# visit|# visits}',
};

/** Totals to compare with the old system and sign. */
export const totalsInWords = (figures: Totals): string =>
  formatList(
    TOTALS.map((figure) => counted(FIGURES[figure], figures[figure])),
    'en',
  );

const LEFT_OUT: Record<string, string> = {
  accountsWithoutName: '{0|# account|# accounts} without a name',
  cardsWithoutTime: '{0|# held card|# held cards} whose time was paid back whole',
  contractsOfOtherPayers: '{0|# contract|# contracts} that somebody else than the holder pays',
  addressesWithoutAccount: '{0|# postal address|# postal addresses} of holders without an account',
  closedSeats: '{0|# company card|# company cards} that were closed',
  singleUseCodes: '{0|# single-use campaign code|# single-use campaign codes}',
  formerNumbers: '{0|# former card number|# former card numbers}',
  envelopesToPost: '{0|# envelope|# envelopes} not posted yet',
  giftsToMail: '{0|# gift|# gifts} whose day to be mailed is still to come',
};

/** Counts of what the files cannot contain, where there is any. */
export const leftOutInWords = (leftOut: Record<string, number>): string[] =>
  Object.entries(leftOut)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => counted(LEFT_OUT[what] ?? `${what}: {0}`, count));
