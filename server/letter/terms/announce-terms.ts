import { pathTo } from '../../../contract/page/pages.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { Deps } from '../../platform/context.ts';
import { spokenLanguage } from '../../platform/scheme-today.ts';
import { isPlainAddress, queueMails } from '../queue-mail.ts';
import {
  countDueLetters,
  findPeopleToNotify,
  lockAnnouncement,
  type PersonToNotify,
  updateAnnouncement,
} from './announce-terms-queries.ts';
import { announcedTerms, termsFaults } from './terms-notice.ts';
import { findTermsVersions, type TermsVersions } from './terms-versions.ts';

export const ANNOUNCE_TERMS = 'announce-terms';

/** Limit of queued announcements: 400 000 are sent within two days and no other letter waits behind them. */
const MOST_DUE = 200;
/** A finished round starts again after this, for people who bought a card or corrected their address meanwhile. */
const ROUND_MS = 24 * 60 * 60 * 1000;

type AnnounceDeps = Pick<Deps, 'pool' | 'clock' | 'settings'>;
type Announced = ReturnType<typeof announcedTerms>[number];

/** The letter's key limits it to one per person and version. The cursor is stored, so a restart resumes. */
export async function announceTerms(
  deps: AnnounceDeps,
  given: TermsVersions | null = null,
): Promise<number> {
  const versions = given ?? (await findTermsVersions(deps.pool));
  const announced = announcedTerms(versions, helsinkiDay(deps.clock.now()));
  const faults = announced.length > 0 ? termsFaults(versions) : [];
  if (faults.length > 0) throw new Error(`terms cannot be announced: ${faults.join('; ')}`);
  let queued = 0;
  for (const terms of announced) {
    queued += await inTransaction(deps.pool, (tx) => queueSome(tx, terms, deps));
  }
  return queued;
}

async function queueSome(
  tx: Transaction,
  terms: Announced,
  { clock, settings }: AnnounceDeps,
): Promise<number> {
  const { announcement: name } = terms;
  const now = clock.now();
  const announcement = await lockAnnouncement(tx, name);
  // Another process holds the lock, or today's round is complete.
  if (!announcement || isRested(announcement.roundEndedAt, now)) return 0;
  const room = MOST_DUE - (await countDueLetters(tx));
  if (room <= 0) return 0;
  const people = await findPeopleToNotify(tx, {
    ...terms,
    today: helsinkiDay(now),
    after: announcement.reachedAccountId,
    most: room,
  });
  await queueMails(
    tx,
    // One invalid address must not block those after it.
    people
      .filter(({ emailAddress }) => isPlainAddress(emailAddress))
      .map((person) => letterOf(person, terms, settings)),
  );
  const isRoundDone = people.length < room;
  await updateAnnouncement(tx, name, {
    reachedAccountId: isRoundDone ? null : (people.at(-1)?.accountId ?? null),
    roundEndedAt: isRoundDone ? new Date(now) : null,
  });
  return people.length;
}

function isRested(roundEndedAt: Date | null, now: number): boolean {
  return roundEndedAt !== null && now < roundEndedAt.getTime() + ROUND_MS;
}

function letterOf(
  { accountId, emailAddress, language: chosen, firstName, cardId }: PersonToNotify,
  { version, announcement, inForceOn, summary }: Announced,
  { publicUrl }: Pick<Deps['settings'], 'publicUrl'>,
) {
  const language = spokenLanguage(chosen);
  return {
    to: emailAddress,
    language,
    letter: 'terms-changed' as const,
    key: `terms:${announcement}:${accountId}`,
    cardId,
    data: {
      firstName,
      version,
      inForceOn,
      changes: summary[language],
      links: {
        terms: `${publicUrl}${pathTo('Terms_Version', language, { version })}`,
        renewal: `${publicUrl}${pathTo('Extend_Validity', language)}`,
      },
    },
  };
}
